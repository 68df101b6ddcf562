import {
  can,
  dayOf,
  daysUntilExpiry,
  expiresSoonWithin,
  type Permission,
  paths,
  roles,
  sdgs,
} from '@harambee/domain';
import type { KnownOrganization } from '../../records/known-organization.model.ts';
import { goTo } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Language } from '../../understanding/languages.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { isWithin } from '../../understanding/period.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, pageChip, proposalChip, shown } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { general, unseen } from '../words/general.ts';
import { fieldLabels, organization as said } from '../words/organization.ts';
import { listIn, records as work } from '../words/records.ts';
import { listOf } from './many.ts';

const values: Record<keyof typeof fieldLabels, (known: KnownOrganization) => string | undefined> = {
  mission: ({ mission }) => mission && plain(mission, 1_000),
  website: ({ website }) => website && plain(website, 200),
  founded: ({ foundedYear }) => (foundedYear ? String(foundedYear) : undefined),
  located: ({ location }) => location && plain(location, 200),
  sdg: ({ sdgs: chosen }) =>
    sdgs
      .filter(({ id }) => chosen?.includes(Number(id)))
      .map(({ id, name }) => `${id} ${name}`)
      .join(', ') || undefined,
};

/** "What is our website?", "when were we founded?" Undefined where nothing of the profile is asked for. */
export async function field({ topic, records }: Ask): Promise<Answer | undefined> {
  const { language, concepts } = topic;
  const asked = (Object.keys(values) as (keyof typeof values)[]).find((one) => concepts.has(one));
  const known = await records.organization();
  if (!asked || !known?.profileId) return undefined;
  const value = values[asked](known);
  return value
    ? answer(
        `profile.${asked}`,
        said.field[language](fieldLabels[asked][language], value),
        pageChip(paths.profiles, language),
      )
    : answer(
        `profile.${asked}`,
        `${fieldLabels[asked][language]}: ${said.noField[language]}`,
        goTo(paths.editProfile(known.profileId), 'Edit Profile'),
      );
}

/** "What is missing in our profile?" Undefined without a profile, or where nothing is known of its gaps. */
export async function gaps({ topic, records }: Ask): Promise<Answer | undefined> {
  const { language } = topic;
  const known = await records.organization();
  if (!known?.profileId || !known.problems) return undefined;
  if (known.problems.length === 0)
    return answer('profile.complete', said.complete[language], pageChip(paths.profiles, language));
  return answer(
    'profile.gaps',
    `${said.gaps[language]}\n\n${linesOf(known.problems.map(({ message }) => message))}`,
    goTo(paths.editProfile(known.profileId), 'Edit Profile'),
  );
}

/** "How many people are in our team?", "what role does Fatuma have?", "who is an owner?" */
export async function team({ topic, records }: Ask): Promise<Answer> {
  const { language, tokens } = topic;
  covers(topic, 'who', 'role', 'team', 'howMany');
  const { people } = await records.names();
  const chip = pageChip(paths.team, language);
  const known = people.find(({ userId }) => userId === topic.person?.userId);
  const right = asksWhoMay(topic) ? rights.find(([concept]) => topic.concepts.has(concept))?.[1] : undefined;
  if (known) {
    const mayDoIt = right
      ? `\n\n${said.mayDoIt[language](can(known.role, right), rolesWith(right, language))}`
      : '';
    return answer(
      'team.role',
      `${said.roleOf[language](plain(known.name), roles[known.role].label)}${mayDoIt}`,
      chip,
    );
  }
  const [role] = (Object.keys(roles) as (keyof typeof roles)[]).filter((one) =>
    tokens.some((token) => token.startsWith(roleStems[one].find((stem) => token.startsWith(stem)) ?? '-')),
  );
  if (role && right)
    return answer('team.may', said.mayDoIt[language](can(role, right), rolesWith(right, language)), chip);
  const some = people.filter((one) => (!role || one.role === role) && (!right || can(one.role, right)));
  const names = some.map(({ name, role: has }) => `${plain(name)} (${roles[has].label})`);
  return answer('team.people', said.team[language](some.length, listIn(names, language)), chip);
}

const may = new Set('can may allowed able peut peuvent puede pueden pode podem anaweza wanaweza'.split(' '));

/** "Who can invite?", "may Fatuma change it?" */
export const asksWhoMay = ({ tokens }: Pick<Ask['topic'], 'tokens'>): boolean =>
  tokens.some((token) => may.has(token));

/** What people ask to be allowed to do, and the permission for it. */
const rights: readonly (readonly [Concept, Permission])[] = [
  ['inviting', 'people.manage'],
  ['signOff', 'signOffs.give'],
  ['comment', 'comments.write'],
  ['submitted', 'proposals.submit'],
  ['everSent', 'proposals.submit'],
  ['deleting', 'proposals.write'],
  ['changing', 'proposals.write'],
  ['writing', 'proposals.write'],
];

const rolesWith = (right: Permission, language: Language): string =>
  listIn(
    (Object.keys(roles) as (keyof typeof roles)[])
      .filter((role) => can(role, right))
      .map((role) => roles[role].label),
    language,
  );

/** How the languages call a role. */
const roleStems: Record<keyof typeof roles, string[]> = {
  Owner: ['owner', 'propri', 'duen', 'dono', 'mmiliki', 'wamiliki', 'admin'],
  Member: ['writer', 'redac', 'redat', 'mwandishi'],
  Reviewer: ['reviewer', 'relect', 'revisor', 'mhakiki'],
  Viewer: ['viewer', 'lecteur', 'lector', 'leitor'],
};

/** Words of what has expired, not of what will. */
const past =
  / (?:expired|already|deja|ya|ja|tayari|[ao]n?t? expire|perimee?s?|(?:caducad|vencid|expirad)[ao]s?|\w{1,3}me(?:sha)?(?:isha|kwisha|malizika|sha isha)) /;
const never = new Set('never jamais nunca kamwe without sans sin sem bila'.split(' '));

/** "Which documents expire soon?", "is our audit still valid?" */
export async function documents(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  // "Still valid at Christmas?" asks about that day.
  const [asked] = topic.periods;
  const today = asked?.ahead.from || asked?.ahead.until || dayOf(new Date(records.now));
  const all = (await records.names()).documents;
  const chip = pageChip(paths.documents, language);
  const expiry = ({ title, expiresOn }: (typeof all)[number]) =>
    `**${plain(title)}**: ${expiresOn ? dayWords(expiresOn, language) : said.noExpiry[language]}`;
  const left = (one: (typeof all)[number]) => daysUntilExpiry(one, today);
  const named = topic.documents.flatMap(({ id }) => all.filter((one) => one.id === id));
  covers(topic, 'howMany', 'expire', 'daysLeft');
  const [only] = named;
  if (only && named.length === 1) {
    covers(topic, 'when', 'negation', 'still', 'missed');
    const days = left(only);
    const day = only.expiresOn && dayWords(only.expiresOn, language);
    if (days === undefined) return answer('documents.one', linesOf([expiry(only)]), chip);
    const isOfFuture = today > dayOf(new Date(records.now));
    const words = days >= 0 ? said.validUntil : isOfFuture ? said.validOnlyUntil : said.expiredOn;
    return answer('documents.one', words[language](plain(only.title), day), chip);
  }
  if (named.length > 1) return answer('documents.some', linesOf(named.map(expiry)), chip);
  // "Which expire next year?"
  const span = asked?.[past.test(` ${topic.tokens.join(' ')} `) ? 'past' : 'ahead'];
  if (span && concepts.has('expire')) {
    const inside = all.filter(({ expiresOn }) => expiresOn && isWithin(expiresOn, span));
    if (inside.length === 0) return answer('documents.none', said.noneExpiring[language], chip);
    return answer('documents.expiring', listOf(inside.map(expiry), ask), chip);
  }
  if (concepts.has('next') && concepts.has('expire')) {
    const first = all.find((one) => (left(one) ?? -1) >= 0);
    if (!first) return answer('documents.none', said.noneExpiring[language], chip);
    return answer('documents.next', linesOf([expiry(first)]), chip);
  }
  const asksAll = !concepts.has('expire') && !concepts.has('missed');
  if (asksAll || (concepts.has('when') && !concepts.has('soon')))
    return answer(
      'documents.all',
      `${said.documents[language](all.length)}\n\n${listOf(all.map(expiry), ask)}`,
      chip,
    );
  if (concepts.has('negation') && !concepts.has('missed')) {
    const isNever = topic.tokens.some((token) => never.has(token));
    const kept = all.filter((one) => (isNever ? !one.expiresOn : (left(one) ?? 0) >= 0));
    if (kept.length === 0) return answer('documents.none', said.noneExpiring[language], chip);
    return answer(
      'documents.kept',
      `${said.documents[language](kept.length)}\n\n${listOf(kept.map(expiry), ask)}`,
      chip,
    );
  }
  const isPast =
    (concepts.has('missed') || past.test(` ${topic.tokens.join(' ')} `)) && !concepts.has('soon');
  const some = all.filter((one) => {
    const days = left(one);
    return days !== undefined && (isPast ? days < 0 : days >= 0 && days <= expiresSoonWithin);
  });
  if (some.length === 0) return answer('documents.none', said.noneExpiring[language], chip);
  const head = isPast ? said.expired[language] : said.expiring[language](expiresSoonWithin);
  return answer('documents.expiring', `${head}\n\n${listOf(some.map(expiry), ask)}`, chip);
}

/** "What is waiting for me?": tasks, and sign-offs. */
export async function waiting(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'howMany');
  const [{ waiting: tasks }, signOffs, all] = await Promise.all([
    records.ownWork(),
    records.signOffs({ userId: records.userId }),
    records.proposals(),
  ]);
  const open = signOffs.flatMap(({ isAgreed, proposalId }) =>
    isAgreed ? [] : all.filter(({ id }) => id === proposalId),
  );
  // "Next week" asks for what is due then; what is open now, is due today as well.
  const span = topic.periods[0]?.ahead;
  const isLater = !!span && span.from > dayOf(new Date(records.now));
  const own = isLater ? tasks.filter(({ dueOn }) => dueOn && isWithin(dueOn, span)) : tasks;
  const lines = [
    ...own.map(
      ({ label, proposal, dueOn }) =>
        `**${plain(label)}** – ${plain(proposal.title)}${dueOn ? `, ${dayWords(dueOn, language)}` : ''}`,
    ),
    ...(isLater ? [] : open.map((proposal) => `**${shown(proposal)}**: ${work.signIt[language]}`)),
  ];
  if (lines.length === 0)
    return answer('work.none', work.waitingNone[language], pageChip(paths.proposals, language));
  const ids = [...new Set([...own.map(({ proposal }) => proposal._id), ...open.map(({ id }) => id)])];
  const chips = ids
    .slice(0, 3)
    .flatMap((id) => all.filter((one) => one.id === id).map((one) => proposalChip(one, language)));
  return answer('work.waiting', `${work.waiting[language]}\n\n${listOf(lines, ask)}`, ...chips);
}

/** What a page shows and Rafiki has no way to: said plainly, with the page. */
export const elsewhere = (
  what: keyof typeof unseen,
  path: Parameters<typeof pageChip>[0],
  { topic: { language } }: Ask,
): Answer =>
  answer(`elsewhere.${what}`, general.seeThere[language](unseen[what][language]), pageChip(path, language));
