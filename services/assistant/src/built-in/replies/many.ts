import { daysUntil, formatNumber, type ProposalStatus, paths } from '@harambee/domain';
import type { WholeProposal } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import type { Language } from '../../understanding/languages.ts';
import type { Answer } from '../answer.ts';
import {
  type Ask,
  answer,
  chipsOf,
  labelOf,
  linesOf,
  listOf,
  moneyOf,
  pageChip,
  proposalChip,
  shown,
} from '../ask.ts';
import { dayOrderOf } from '../query/day-order.ts';
import { type EventName, eventDay, eventsNamed, waitOf } from '../query/events.ts';
import { narrow } from '../query/narrow.ts';
import { isMissed, type Row } from '../query/rows.ts';
import { dayIn, isInAny, periodsOf, spansOf } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords, spanIn, spansIn } from '../words/dates.ts';
import { history } from '../words/history.ts';
import { peopleWords } from '../words/people.ts';
import { proposals, records as said, sumsIn } from '../words/records.ts';

const isWaiting = (status: ProposalStatus): boolean => !['approved', 'rejected', 'funded'].includes(status);

/** A line of a list: what it is, where it stands, what it asks for. */
const lineOf = (proposal: WholeProposal): string =>
  `**${shown(proposal)}**: ${labelOf(proposal.status)}, ${moneyOf(proposal)}`;

/** What a question asks to see of each row besides its status: deadline, who leads it, funder, readiness. */
async function columnsOf(ask: Ask): Promise<(row: Row) => string> {
  const { topic, records } = ask;
  const { concepts, language } = topic;
  const { people } = await records.names();
  const nameOf = (id: string) =>
    plain(people.find(({ userId }) => userId === id)?.name ?? peopleWords.nobody[language]);
  const columns: ((row: Row) => string)[] = [
    ...(concepts.has('due') ? [({ dueOn }: Row) => (dueOn ? dayWords(dueOn, language) : '')] : []),
    ...(concepts.has('lead') || concepts.has('who') ? [({ leadId }: Row) => nameOf(leadId)] : []),
    ...(concepts.has('funder') ? [({ funder }: Row) => plain(funder)] : []),
    ...(concepts.has('readiness')
      ? [({ readiness }: Row) => (readiness === undefined ? '' : said.readiness[language](readiness))]
      : []),
  ];
  return (row) => [lineOf(row), ...columns.map((column) => column(row))].filter(Boolean).join(', ');
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
  covers(topic, 'howMany', 'howMuch', 'status', 'each');
  const { some, all, words, kinds, statuses } = await narrow(ask);
  if (all.length === 0)
    return answer('proposals.none', said.empty[language], pageChip(paths.newProposal, language));
  if (some.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const columned = await columnsOf(ask);
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
    `${head}:\n\n${listOf(some.map(columned), ask)}`,
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
  const countIn = async (span: typeof first) => (await narrow(ask, [span])).some.length;
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

/** What a day is of, before it; a deadline stands alone. */
function eventWords(event: EventName, language: Language): string {
  if (event === 'deadline') return '';
  if (event === 'draft') return `${said.created[language]}: `;
  return `${event === 'answered' ? history.answered[language] : labelOf(event)}: `;
}

/** "Which is bigger, clean water or solar pumps?", "which was sent first?": what is compared stands in each line. */
export async function comparedRecords({ topic }: Ask): Promise<Answer> {
  covers(
    topic,
    'compare',
    'either',
    'biggest',
    'smallest',
    'due',
    'howMuch',
    'when',
    'next',
    'oldest',
    'newest',
  );
  const { language, mentions, concepts } = topic;
  const isOfAge = concepts.has('oldest') || concepts.has('newest');
  const event = eventsNamed(topic)[0] ?? (isOfAge ? 'draft' : 'deadline');
  if (event !== 'deadline')
    covers(topic, 'submitted', 'everSent', 'approved', 'rejected', 'funded', 'writing');
  const dayOf = (one: (typeof mentions)[number]) => eventDay(one, event) ?? '';
  const sign = concepts.has('newest') ? -1 : 1;
  const isByDay = event !== 'deadline' || concepts.has('next');
  const ordered = isByDay
    ? mentions.toSorted((one, other) => sign * (dayOf(one) || '9').localeCompare(dayOf(other) || '9'))
    : mentions;
  const dayIn = (one: (typeof mentions)[number]): string => {
    const day = dayOf(one);
    if (!day) return '';
    return `, ${eventWords(event, language)}${dayWords(day, language)}`;
  };
  const lines = ordered.map(
    (one) => `**${shown(one)}**: ${moneyOf(one)}, ${labelOf(one.status)}${dayIn(one)}`,
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
  const waits = some.flatMap((row) => {
    const wait = waitOf(row, records.now);
    return wait?.until ? [{ row, wait }] : [];
  });
  // Of what has its answer, the wait has ended: its length counts, not its day.
  const isOfWaits =
    concepts.has('shortest') ||
    (concepts.has('longest') &&
      (concepts.has('decided') || (statuses ?? []).every((one) => !isWaiting(one))));
  const sign = concepts.has('shortest') ? 1 : -1;
  const [longest] = waits.toSorted((a, b) => sign * (a.wait.days - b.wait.days));
  if (isOfWaits && longest) {
    covers(topic, 'decided', 'decision', 'willAnswer', 'answering', 'unanswered', 'took', 'compare');
    const { row, wait } = longest;
    const funder =
      concepts.has('funder') && row.funder
        ? ` ${said.funderOf[language](shown(row), plain(row.funder))}`
        : '';
    const [from, until] = [dayWords(wait.from, language), dayWords(wait.until, language)];
    return answer(
      'proposals.wait',
      history.between[language](
        shown(row),
        wait.days,
        `Submitted, ${from}`,
        `${history.answered[language]}, ${until}`,
      ) + funder,
      proposalChip(row, language),
    );
  }
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
  const lastWeek = dayIn(new Date(records.now - 7 * 86_400_000));
  const named = periodsOf(topic, 'past');
  const spans = named.length > 0 ? named : [{ from: lastWeek, until: '', kind: 'since' as const }];
  const all = await records.proposals();
  const events = all
    .flatMap((proposal) => [
      { proposal, day: dayIn(proposal.createdAt), what: said.created[language] },
      ...proposal.moves.map(({ to, at }) => ({ proposal, day: dayIn(at), what: labelOf(to) })),
    ])
    .filter(({ day }) => isInAny(day, spans))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const words = ` (${spansIn(spans, language)})`;
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

/** "What did Joseph mark last?": the last change of a status, of one person or of anybody. */
export async function lastChange({ topic, records }: Ask): Promise<Answer> {
  const { language, people } = topic;
  covers(topic, 'newest', 'status', 'byWhom', 'who', 'changing', 'statusChange', 'when');
  const all = (await records.proposals()).flatMap((row) => row.moves.map((move) => ({ row, move })));
  const own = all.filter(
    ({ move }) => people.length === 0 || people.some(({ userId }) => userId === move.by),
  );
  const [last] = own.toSorted((a, b) => b.move.at.getTime() - a.move.at.getTime());
  if (!last) return answer('proposals.none', said.none[language](''), pageChip(paths.proposals, language));
  const { row, move } = last;
  const day = dayWords(dayIn(move.at), language);
  const reply =
    move.person === ''
      ? said.movedOn[language](shown(row), labelOf(move.to), day)
      : history.movedBy[language](shown(row), labelOf(move.to), plain(move.person), day);
  return answer('proposals.last-change', reply, proposalChip(row, language));
}

/** "How long do funders usually take to answer?": of what has its answer. Undefined where nothing has. */
export async function averageWait(ask: Ask): Promise<Answer | undefined> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'average', 'willAnswer', 'decision', 'decided', 'duration', 'daysLeft', 'funder', 'howMuch');
  covers(topic, 'submitted', 'unanswered', 'inWeeks', 'howMany', 'longest', 'rate', 'answering');
  const { some, words } = await narrow(ask, undefined, ['status']);
  const waits = some.flatMap((row) => {
    const wait = waitOf(row, records.now);
    return wait?.until ? [{ row, days: wait.days }] : [];
  });
  if (waits.length === 0) return undefined;
  const mean = Math.round(waits.reduce((sum, { days }) => sum + days, 0) / waits.length);
  const lines = waits.map(({ row, days }) => `**${shown(row)}**: ${history.days[language](days)}`);
  return answer(
    'proposals.average-wait',
    `${history.averageWait[language](mean, waits.length)}${words}\n\n${listOf(lines, ask)}`,
    pageChip(paths.proposals, language),
  );
}
