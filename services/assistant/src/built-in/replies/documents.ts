import { dayOf, daysUntilExpiry, expiresSoonWithin, paths } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import { isWithin } from '../../understanding/spans.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, listOf, pageChip } from '../ask.ts';
import { boundIn } from '../query/bounds.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { organization as said } from '../words/organization.ts';
import { inWeeks } from './history.ts';

/** Words of what has expired, not of what will. */
const past =
  / (?:expired|already|deja|ya|ja|tayari|expiree?s?|[ao]n?t? expire|perimee?s?|(?:caducad|vencid|expirad)[ao]s?|\w{1,3}me(?:sha)?(?:isha|kwisha|malizika|sha isha)) /;
const never = new Set('never jamais nunca kamwe without sans sin sem bila'.split(' '));

/** "Which documents expire soon?", "is our audit still valid?" */
export async function documents(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  // "Still valid at Christmas?" asks about that day.
  // "Audited accounts 2024": a year of its name is no day that is asked about.
  const inName = new Set(topic.documents.flatMap(({ title }) => tokensOf(title)));
  const [asked] = topic.periods.filter(
    ({ used }) => ![...used].every((at) => inName.has(topic.tokens[at] ?? '')),
  );
  const today = asked?.ahead.from || asked?.ahead.until || dayOf(new Date(records.now));
  const all = (await records.names()).documents;
  const chip = pageChip(paths.documents, language);
  const expiry = ({ title, expiresOn }: (typeof all)[number]) =>
    `**${plain(title)}**: ${expiresOn ? dayWords(expiresOn, language) : said.noExpiry[language]}`;
  const left = (one: (typeof all)[number]) => daysUntilExpiry(one, today);
  const bound = concepts.has('expire') ? await boundIn(topic, records) : undefined;
  if (bound) {
    covers(topic, 'expire', 'due', 'call', 'list', 'pick', 'missed', 'document');
    const inside = all.filter((one) => (left(one) ?? -1) >= 0 && isWithin(one.expiresOn ?? '', bound));
    if (inside.length === 0) return answer('documents.none', said.noneExpiring[language], chip);
    return answer('documents.expiring', listOf(inside.map(expiry), ask), chip);
  }
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
    const length = inWeeks(ask, only.expiresOn ?? '', records.now);
    return answer('documents.one', `${words[language](plain(only.title), day)}${length}`, chip);
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
