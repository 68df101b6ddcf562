import { paths } from '@harambee/domain';
import { lastMove } from '../../records/history.ts';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import { keepsTo } from '../../understanding/amount.ts';
import { isDeniedAt } from '../../understanding/denial.ts';
import { isWithin } from '../../understanding/spans.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, listOf, pageChip, proposalChip, shown } from '../ask.ts';
import { narrow } from '../query/narrow.ts';
import { type Row, rowsOf } from '../query/rows.ts';
import { covers } from '../recorded-topic.ts';
import { peopleWords } from '../words/people.ts';
import { listIn, proposals, records as said } from '../words/records.ts';

/** "Which proposals are mine?": those that are not sent. "Which does Brian lead?": all of his (OWNER-09). */
export async function leading(ask: Ask): Promise<Answer> {
  const { topic } = ask;
  const { language, people } = topic;
  if (people.length > 1 && topic.concepts.has('compare')) return leadsByPerson(ask);
  covers(topic, 'lead', 'mine', 'howMany', 'who');
  const { some: narrowed, kinds, words } = await narrow(ask);
  const [person] = people;
  const isAll = kinds.size > 1 || person;
  const some = isAll ? narrowed : narrowed.filter(({ status }) => isOpen(status));
  const at = person?.at ?? topic.found.find(({ name }) => name === 'mine')?.at ?? -1;
  const lead = topic.found.find(({ name }) => name === 'lead')?.at ?? -1;
  const isOther = isDeniedAt(topic, at) || isDeniedAt(topic, lead);
  const name = listIn(
    people.map((one) => plain(one.name)),
    language,
  );
  const [first] = some;
  if (!first)
    return answer(
      'work.leads-none',
      peopleWords.leadingNone[language](name),
      pageChip(paths.proposals, language),
    );
  const lines = some.map((one) => `**${shown(one)}**: ${labelOf(one.status)}`);
  const chip = some.length === 1 ? proposalChip(first, language) : pageChip(paths.proposals, language);
  const count = proposals[language](some.length);
  const head = (isOther ? peopleWords.ledByOthers : peopleWords.leading)[language](name, count);
  const isOfSeveral = people.length > 1;
  const named = isOfSeveral ? said.have[language](count, words) : `${head}${kinds.size > 1 ? words : ''}`;
  return answer('work.leads', `${named}:\n\n${listOf(lines, ask)}`, chip);
}

/** Who leads how many of some proposals, the most first; colleagues who lead none included. */
async function countsOf({ records }: Ask, some: readonly Row[]) {
  const { people } = await records.names();
  return people
    .map(({ userId, name }) => ({
      ...{ userId, name },
      count: some.filter(({ leadId }) => leadId === userId).length,
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Who has none of some: what is denied is that they have them. */
const affirmed = (ask: Ask): Ask => ({
  ...ask,
  topic: { ...ask.topic, found: ask.topic.found.filter(({ name }) => name !== 'negation') },
});

/** Who has sent how many, the most first: a proposal counts for whoever marked it as sent last. */
async function sendersOf({ topic, records }: Ask) {
  const [{ people }, rows] = await Promise.all([records.names(), records.proposals()]);
  const span = topic.periods[0]?.past;
  const sent = rows.flatMap((row) => lastMove(row, 'submitted') ?? []);
  const inTime = sent.filter(({ at }) => !span || isWithin(at.toISOString().slice(0, 10), span));
  return people
    .map(({ userId, name }) => ({ userId, name, count: inTime.filter(({ by }) => by === userId).length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** "Who leads the most?", "how many has each?", "does Brian lead more than Grace?", "who leads none?" */
export async function leadsByPerson(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, people, counts, concepts } = topic;
  covers(topic, 'lead', 'compare', 'howMany', 'who', 'each', 'most', 'team', 'biggest', 'either', 'fewest');
  const named = people.map(({ userId }) => userId);
  // Who is named is compared, and narrows nothing.
  const asksNone = concepts.has('negation') && counts.length === 0;
  const { some, words } = await narrow(asksNone ? affirmed(ask) : ask, undefined, ['lead']);
  const isOfSending = concepts.has('submitted') && !concepts.has('lead') && !concepts.has('unanswered');
  const counted = isOfSending ? await sendersOf(ask) : await countsOf(ask, some);
  const all = counted.filter(({ userId }) => named.length === 0 || named.includes(userId));
  // "Who has none that waits?" asks of those who lead something.
  const leaders = new Set((await rowsOf(records)).map(({ leadId }) => leadId));
  const kept = asksNone
    ? all.filter(({ count, userId }) => count === 0 && (words === '' || leaders.has(userId)))
    : all.filter(
        ({ count }) => (count > 0 || named.length > 0) && counts.every((one) => keepsTo(count, one)),
      );
  // "Who leads more?" asks for the most, too.
  const asksMost = concepts.has('most') || (concepts.has('compare') && counts.length === 0);
  const most = asksMost && !concepts.has('each') ? (kept[0]?.count ?? 0) : 0;
  const fewest = concepts.has('fewest') ? Math.min(...all.map(({ count }) => count)) : undefined;
  const best =
    fewest !== undefined
      ? all.filter(({ count }) => count === fewest)
      : most > 0 && named.length === 0
        ? kept.filter(({ count }) => count === most)
        : kept;
  if (best.length === 0)
    return answer(
      'work.counts-none',
      peopleWords.leadsNobody[language](words),
      pageChip(paths.team, language),
    );
  const lines = best.map(({ name, count }) =>
    isOfSending
      ? `**${plain(name)}**: ${proposals[language](count)}`
      : peopleWords.leading[language](plain(name), proposals[language](count)),
  );
  return answer(
    'work.counts',
    `${linesOf(lines)}${words && `\n\n${words.trim()}`}`,
    pageChip(paths.proposals, language),
  );
}

/** "Who led the rejected ones?" */
export async function whoLeads(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'who', 'lead', 'howMany');
  const [{ some, words }, { people }] = await Promise.all([narrow(ask), records.names()]);
  if (some.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const nameOf = (id: string) =>
    plain(people.find(({ userId }) => userId === id)?.name ?? peopleWords.nobody[language]);
  const lines = some.map((one) => `**${shown(one)}**: ${nameOf(one.leadId)} (${labelOf(one.status)})`);
  const head = said.have[language](proposals[language](some.length), words);
  return answer('work.team', `${head}:\n\n${listOf(lines, ask)}`, pageChip(paths.proposals, language));
}

/** "Who still has to sign anything?" */
export async function whoSigns(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'who', 'byWhom', 'whose', 'signOff', 'lead', 'negation', 'still', 'missing', 'howMany');
  const [{ some, words }, { people }] = await Promise.all([narrow(ask), records.names()]);
  if (some.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const nameOf = (id: string) =>
    plain(people.find(({ userId }) => userId === id)?.name ?? peopleWords.somebody[language]);
  const lines = some.map((row) =>
    peopleWords.signMissing[language](shown(row), listIn(row.unsigned.map(nameOf), language)),
  );
  const [first] = some;
  const chip =
    first && some.length === 1 ? proposalChip(first, language) : pageChip(paths.proposals, language);
  return answer('proposal.sign-offs', listOf(lines, ask), chip);
}
