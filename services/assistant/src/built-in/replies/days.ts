import { paths } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, pageChip } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { history as said } from '../words/history.ts';

/** "Does the certificate expire before or after Clean hands closes?" Undefined where fewer than two have a day. */
export async function whichFirst({ topic, records }: Ask): Promise<Answer | undefined> {
  const { language } = topic;
  const [{ documents }, calls] = await Promise.all([
    records.names(),
    records.callsIn(['considering', 'preparing', 'applied', 'not_applying']),
  ]);
  const dated = [
    ...documents
      .filter(({ id }) => topic.documents.some((one) => one.id === id))
      .map(({ title, expiresOn }) => ({ title, day: expiresOn ?? '' })),
    ...calls
      .filter(({ _id }) => topic.calls.some(({ id }) => id === _id))
      .map(({ name, deadlineDay }) => ({ title: name, day: deadlineDay })),
    ...(topic.mention?.rows ?? []).map(({ title, deadline }) => ({ title, day: deadline })),
  ]
    .filter(({ day }) => day !== '')
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const [first, second] = dated;
  if (!first || !second) return undefined;
  covers(topic, 'beforeOrAfter', 'expire', 'due', 'when', 'compare', 'document', 'call', 'either');
  const lines = dated.map(({ title, day }) => `**${plain(title)}**: ${dayWords(day, language)}`);
  const verdict = said.comesFirst[language](plain(first.title), plain(second.title));
  const page = topic.documents.length > 0 ? paths.documents : paths.calls;
  return answer('days.first', `${verdict}\n\n${linesOf(lines)}`, pageChip(page, language));
}
