import { dayOf, paths, sdgs } from '@harambee/domain';
import type { KnownOrganization } from '../../records/known-organization.model.ts';
import { goTo } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import { isWithin } from '../../understanding/spans.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, elsewhere, linesOf, listOf, pageChip, proposalChip, shown } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { fieldLabels, organization as said } from '../words/organization.ts';
import { peopleWords } from '../words/people.ts';

type Details = NonNullable<KnownOrganization['details']>;

const shortened = (value: string | undefined) => value && plain(value, 200);

/** What the profile says to funders; events of older versions lack some of it. */
const ofDetails = {
  registration: ({ registrationNumber }) => shortened(registrationNumber),
  legalStatus: ({ legalStatus }) => shortened(legalStatus),
  taxStatus: ({ taxExemptStatus }) => shortened(taxExemptStatus),
  budgetRange: ({ annualBudgetRange }) => shortened(annualBudgetRange),
  focusAreas: ({ focusAreas }) => shortened(focusAreas?.join(', ')),
  contactPerson: ({ contactName }) => shortened(contactName),
  email: ({ contactEmail }) => shortened(contactEmail),
  phone: ({ contactPhone }) => shortened(contactPhone),
} satisfies Partial<Record<keyof typeof fieldLabels, (details: Details) => string | undefined>>;
type OfDetails = keyof typeof ofDetails;
const isOfDetails = (asked: string): asked is OfDetails => Object.hasOwn(ofDetails, asked);

const values: Record<
  Exclude<keyof typeof fieldLabels, OfDetails>,
  (known: KnownOrganization) => string | undefined
> = {
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

/**
 * "What is our website?", "when were we founded?" Undefined where nothing of the profile is asked for. Details that no
 * event has told are on the page.
 */
export async function field(ask: Ask): Promise<Answer | undefined> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  const asked = (Object.keys(fieldLabels) as (keyof typeof fieldLabels)[]).find((one) => concepts.has(one));
  const known = await records.organization();
  if (!asked || !known?.profileId) return undefined;
  if (isOfDetails(asked) && !known.details) return elsewhere('contact', paths.profiles, ask);
  covers(topic, 'howTo', 'meaning', 'profile', 'status');
  const value = isOfDetails(asked) ? ofDetails[asked](known.details ?? {}) : values[asked](known);
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
    ...(isLater ? [] : open.map((proposal) => `**${shown(proposal)}**: ${peopleWords.signIt[language]}`)),
  ];
  if (lines.length === 0)
    return answer('work.none', peopleWords.waitingNone[language], pageChip(paths.proposals, language));
  const ids = [...new Set([...own.map(({ proposal }) => proposal._id), ...open.map(({ id }) => id)])];
  const chips = ids
    .slice(0, 3)
    .flatMap((id) => all.filter((one) => one.id === id).map((one) => proposalChip(one, language)));
  return answer('work.waiting', `${peopleWords.waiting[language]}\n\n${listOf(lines, ask)}`, ...chips);
}
