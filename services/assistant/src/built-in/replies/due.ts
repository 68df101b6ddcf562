import { answersInWords, paths } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import { isDeniedAt } from '../../understanding/denial.ts';
import { plus, type Span } from '../../understanding/spans.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import { callDeadline, callName, openCall } from '../answers/call-words.ts';
import { type Ask, answer, labelOf, listOf, pageChip, proposalChip, shown } from '../ask.ts';
import { leniently } from '../fields/answer-fields.ts';
import { taskKind } from '../fields/task-fields.ts';
import { boundIn } from '../query/bounds.ts';
import type { Filter } from '../query/filters.ts';
import { narrow } from '../query/narrow.ts';
import type { Row } from '../query/rows.ts';
import { isInAny, periodsOf } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords } from '../words/dates.ts';
import { deadlineWords } from '../words/deadlines.ts';

import { peopleWords } from '../words/people.ts';

interface Item {
  /** `YYYY-MM-DD`. */
  deadline: string;
  daysLeft: number;
  line: string;
  first: string;
  chip: ChatAction;
  /** Of a proposal. */
  leadId?: string;
}

function itemOf(row: Row, { topic: { language } }: Ask): Item[] {
  const { call, dueOn, daysLeft } = row;
  if (daysLeft === undefined || dueOn === '') return [];
  const away = daysFrom(daysLeft, language);
  const day = call && language === 'en' ? callDeadline(call) : `${dayWords(dueOn, language)} (${away})`;
  const application = call?.applications.find(({ _id }) => _id === row.id);
  const isOpenStill = language === 'en' && application && application.required > application.answered;
  const answers = isOpenStill ? `; ${answersInWords(application)}` : '';
  const funder = call?.funder ? ` (${plain(call.funder)})` : '';
  return [
    {
      ...{ deadline: dueOn, daysLeft },
      line: `**${shown(row)}**${funder}: ${day}, ${labelOf(row.status)}${answers}`,
      first: deadlineWords.dueNext[language](
        shown(row),
        dayWords(dueOn, language),
        away,
        labelOf(row.status),
      ),
      chip: proposalChip(row, language),
      leadId: row.leadId,
    },
  ];
}

/** Filters of a question that calls can keep, too. */
const ofCalls = new Set(['time', 'missed', 'funder']);

/** Calls that nobody answers yet (CALL-44). */
async function callItems({ topic, records }: Ask, spans: readonly Span[]): Promise<Item[]> {
  const { language, funders } = topic;
  const [first] = funders;
  const isOther = !!first && isDeniedAt(topic, first.at);
  const asked = (funder: string) => !first || funders.some(({ name }) => name === funder) !== isOther;
  const calls = (await records.calls()).filter(
    ({ applications, funder }) => applications.length === 0 && asked(funder),
  );
  return calls.flatMap((call): Item[] => {
    const { deadlineDay: deadline, daysLeft } = call;
    if (daysLeft === undefined || !isInAny(deadline, spans)) return [];
    const line = `${callName(call)}: ${language === 'en' ? callDeadline(call) : dayWords(deadline, language)}`;
    return [{ ...{ deadline, daysLeft, line }, first: `${line}.`, chip: openCall(call) }];
  });
}

/** What is not sent and has a deadline, the earliest first. Of an application, the funder's own deadline counts. */
async function items(
  ask: Ask,
  spans: readonly Span[],
  passedOver: readonly Filter['kind'][] = [],
): Promise<{ some: Item[]; words: string }> {
  const { some, words, kinds, statuses } = await narrow(ask, spans, passedOver);
  const rows =
    statuses && !passedOver.includes('status') ? some : some.filter(({ status }) => isOpen(status));
  const isDenied = ask.topic.found.some(({ name, at }) => name === 'due' && isDeniedAt(ask.topic, at));
  const isOfAll = [...kinds].every((kind) => ofCalls.has(kind)) && !isDenied;
  const found = [...rows.flatMap((row) => itemOf(row, ask)), ...(isOfAll ? await callItems(ask, spans) : [])];
  return { some: found.toSorted((a, b) => a.deadline.localeCompare(b.deadline)), words };
}

const chips = (some: readonly Item[], { topic }: Ask): ChatAction[] => {
  const [first] = some;
  if (some.length > 1 && some.length <= 3)
    return [pageChip(paths.proposals, topic.language), ...some.map(({ chip }) => chip)];
  return some.length === 1 && first ? [first.chip] : [pageChip(paths.proposals, topic.language)];
};

/** "Which deadlines did we miss?": not sent, and the day has passed. */
export async function missed(ask: Ask): Promise<Answer> {
  const { language } = ask.topic;
  covers(ask.topic, 'due', 'howMany', 'when', 'missed');
  const { some, words } = await items(ask, periodsOf(ask.topic, 'past'));
  const late = some.filter(({ daysLeft }) => daysLeft < 0);
  // "Has Brian anything late?" It may be a task.
  const task = late.length === 0 && ask.topic.people.length > 0 ? await leniently(ask, taskKind) : undefined;
  if (task) return task;
  if (late.length === 0)
    return answer('due.missed-none', deadlineWords.missedNone[language](words), ...chips([], ask));
  const { people } = await ask.records.names();
  const nameOf = (id: string) =>
    people.find(({ userId }) => userId === id)?.name ?? peopleWords.nobody[language];
  const asksWhose = ask.topic.concepts.has('who') || ask.topic.concepts.has('lead');
  const lines = late.map(({ line, leadId }) =>
    asksWhose && leadId !== undefined ? `${line} – ${plain(nameOf(leadId))}` : line,
  );
  return answer(
    'due.missed',
    `${deadlineWords.missed[language](late.length, words)}\n\n${listOf(lines, ask)}`,
    ...chips(late, ask),
  );
}

/** "What is due next?" */
export async function next(ask: Ask): Promise<Answer> {
  const { language } = ask.topic;
  covers(
    ask.topic,
    'due',
    'next',
    'when',
    'daysLeft',
    'pick',
    'afterThat',
    'submitted',
    'unsent',
    'howMany',
    'howMuch',
  );
  // What is next to send is not sent, whatever the verb.
  const isToSend = statusesIn(ask.topic)?.named.join() === 'submitted';
  const bound = await boundIn(ask.topic, ask.records);
  const bounded = bound?.kind === 'since' ? plus(bound.from, -1) : '';
  const after = bounded || (ask.topic.after?.deadline ?? '');
  if (bounded) covers(ask.topic, 'call', 'afterThat', 'list');
  const { some, words } = await items(ask, periodsOf(ask.topic, 'ahead'), [
    ...(isToSend ? ['status' as const] : []),
    ...(after ? ['title' as const] : []),
  ]);
  const [first] = some.filter(({ daysLeft, deadline }) => daysLeft >= 0 && deadline > after);
  if (!first) return answer('due.next', deadlineWords.dueNone[language](words), ...chips([], ask));
  return answer('due.next', first.first, first.chip);
}

/** "What is due in December?", "anything before Christmas?", "upcoming deadlines". */
export async function due(ask: Ask): Promise<Answer> {
  const { language } = ask.topic;
  covers(ask.topic, 'due', 'howMany', 'when', 'next');
  const { some, words } = await items(ask, periodsOf(ask.topic, 'ahead'));
  const ahead = some.filter(({ daysLeft }) => daysLeft >= 0);
  if (ahead.length === 0)
    return answer('due.window', deadlineWords.dueNone[language](words), ...chips([], ask));
  const lines = ahead.map(({ line }) => line);
  return answer(
    'due.window',
    `${deadlineWords.dueIn[language](words)}\n\n${listOf(lines, ask)}`,
    ...chips(ahead, ask),
  );
}
