import { daysUntil, formatNumber, paths } from '@harambee/domain';
import type { WholeProposal } from '../../records/history.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, chipsOf, labelOf, linesOf, pageChip, proposalChip, shown } from '../ask.ts';
import { dayOrderOf } from '../query/day-order.ts';
import { narrow } from '../query/narrow.ts';
import { isMissed } from '../query/rows.ts';
import { dayIn, spansOf } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords, spanIn } from '../words/dates.ts';
import { proposals, records as said, sumsIn } from '../words/records.ts';
import { moneyOf } from './money.ts';

const listed = 8;

/** A line of a list: what it is, where it stands, what it asks for. */
const lineOf = (proposal: WholeProposal): string =>
  `**${shown(proposal)}**: ${labelOf(proposal.status)}, ${moneyOf(proposal)}`;

/** The rest of a list that is too long. */
export function listOf(lines: readonly string[], { topic }: Ask): string {
  const rest = lines.length - listed;
  return linesOf([...lines.slice(0, listed), ...(rest > 0 ? [said.more[topic.language](rest)] : [])]);
}

const byStatus = (some: readonly WholeProposal[]): string => {
  const statuses = [...new Set(some.map(({ status }) => status))];
  return linesOf(
    statuses.map(
      (status) => `${labelOf(status)}: ${formatNumber(some.filter((one) => one.status === status).length)}`,
    ),
  );
};

/** "How many drafts?", "which were rejected this year?", "everything for Green Acre". */
export async function countOrList(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'howMany', 'howMuch', 'status');
  const { some, all, words, kinds, statuses } = await narrow(ask);
  if (all.length === 0)
    return answer('proposals.none', said.empty[language], pageChip(paths.newProposal, language));
  if (some.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const sums = sumsIn(await records.sumsOf(some), language);
  const head = said.have[language](proposals[language](some.length), words);
  // "More approved or more rejected ones?"
  if (topic.concepts.has('compare') && topic.concepts.has('either') && (statuses?.length ?? 0) > 1)
    return answer(
      'proposals.by-status',
      `${head}:\n\n${byStatus(some)}`,
      pageChip(paths.proposals, language),
    );
  if (kinds.size === 0 && topic.concepts.has('howMany')) {
    const money = language === 'en' ? `, asking for ${sums}.` : ` (${sums}).`;
    return answer(
      'proposals.count',
      `${head}${money}\n\n${byStatus(some)}`,
      pageChip(paths.proposals, language),
    );
  }
  return answer(
    'proposals.list',
    `${head}:\n\n${listOf(some.map(lineOf), ask)}`,
    ...chipsOf(some, language),
    ...(some.length > 1 ? [] : [pageChip(paths.proposals, language)]),
  );
}

/** "Did we submit more this year than last year?" */
export async function compared(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'howMany', 'compare', 'either');
  const [first, second] = spansOf(topic, records.now);
  if (!first || !second) return countOrList(ask);
  const countIn = async (span: typeof first) => (await narrow(ask, span)).some.length;
  const [one, other] = [await countIn(first), await countIn(second)];
  const verdict =
    one === other
      ? said.same[language]
      : said.moreIn[language](spanIn(one > other ? first : second, language));
  const inWords = (count: number, span: typeof first) =>
    `${spanIn(span, language)}: **${proposals[language](count)}**`;
  return answer(
    'proposals.compared',
    said.against[language](inWords(one, first), inWords(other, second), verdict),
    pageChip(paths.proposals, language),
  );
}

/** "Which is bigger, clean water or solar pumps?" */
export async function comparedRecords({ topic }: Ask): Promise<Answer> {
  covers(topic, 'compare', 'either', 'biggest', 'smallest', 'due', 'howMuch');
  const { language, mentions } = topic;
  const lines = mentions.map(
    (one) =>
      `**${shown(one)}**: ${moneyOf(one)}, ${labelOf(one.status)}${one.deadline ? `, ${dayWords(one.deadline, language)}` : ''}`,
  );
  return answer(
    'proposals.side-by-side',
    linesOf(lines),
    ...mentions.slice(0, 2).map((one) => proposalChip(one, language)),
  );
}

/** "The oldest", "waiting longest", "most overdue", "last deadline": the first or last by a day. */
export async function firstByDay(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  covers(topic, 'when');
  const { some: narrowed, statuses, words } = await narrow(ask);
  const some = concepts.has('mostLate') ? narrowed.filter(isMissed) : narrowed;
  const order = dayOrderOf(topic, statuses);
  const dated = some.flatMap((row) => {
    const day = order.dayOf(row);
    return day ? [{ row, day }] : [];
  });
  const [found] = dated.toSorted((a, b) => a.day.localeCompare(b.day) * (order.isFirst ? 1 : -1));
  if (!found)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const { row, day } = found;
  const since = concepts.has('longest') || concepts.has('mostLate');
  const away = since ? ` (${daysFrom(daysUntil(day, records.now) ?? 0, language)})` : '';
  return answer(
    order.isFirst ? 'proposals.oldest' : 'proposals.newest',
    said.extreme[language](shown(row), `${order.words[language]}, ${dayWords(day, language)}${away}`),
    proposalChip(row, language),
  );
}

/** "What happened this week?" */
export async function happened(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  const span = topic.periods[0]?.past ?? {
    from: dayIn(new Date(records.now - 7 * 86_400_000)),
    until: '',
    kind: 'since' as const,
  };
  const all = await records.proposals();
  const events = all
    .flatMap((proposal) => [
      { proposal, day: dayIn(proposal.createdAt), what: said.created[language] },
      ...proposal.moves.map(({ to, at }) => ({ proposal, day: dayIn(at), what: labelOf(to) })),
    ])
    .filter(({ day }) => day >= span.from && (span.until === '' || day < span.until))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const words = ` (${spanIn(span, language)})`;
  if (events.length === 0)
    return answer('happened.none', said.happenedNone[language](words), pageChip(paths.dashboard, language));
  const lines = events.map(
    ({ proposal, day, what }) => `**${shown(proposal)}**: ${what}, ${dayWords(day, language)}`,
  );
  return answer(
    'happened',
    `${said.happened[language](words)}\n\n${listOf(lines, ask)}`,
    pageChip(paths.proposals, language),
  );
}
