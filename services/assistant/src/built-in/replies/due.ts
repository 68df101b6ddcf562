import { answersInWords, daysUntil, paths } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import { isWithin, type Span } from '../../understanding/period.ts';
import { isDeniedAt } from '../../understanding/read.ts';
import type { Answer } from '../answer.ts';
import { callDeadline, callName, openCall } from '../answers/call-words.ts';
import { type Ask, answer, labelOf, pageChip, proposalChip, shown } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords, spanIn } from '../words/dates.ts';
import { records as said } from '../words/records.ts';
import { listOf } from './many.ts';
import { narrow } from './narrow.ts';

interface Item {
  /** `YYYY-MM-DD`. */
  deadline: string;
  daysLeft: number;
  line: string;
  first: string;
  chip: ChatAction;
}

/**
 * What is not sent and has a deadline, the earliest first: proposals, and calls that nobody answers yet (CALL-44). Of an
 * application, the funder's own deadline counts, in the funder's zone.
 */
async function items(ask: Ask): Promise<Item[]> {
  const { topic, records } = ask;
  const { language } = topic;
  const [all, calls] = await Promise.all([records.proposals(), records.calls()]);
  const asked = topic.funder || topic.mention ? narrow({ ...topic, periods: [], found: [] }, all).some : all;
  const ofProposals = asked
    .filter(({ status }) => isOpen(status))
    .flatMap((proposal): Item[] => {
      const call = calls.find(({ applications }) => applications.some(({ _id }) => _id === proposal.id));
      const deadline = call?.deadlineDay || proposal.deadline;
      const daysLeft = call?.daysLeft ?? daysUntil(proposal.deadline, records.now);
      if (daysLeft === undefined || !deadline) return [];
      const day =
        call && language === 'en'
          ? callDeadline(call)
          : `${dayWords(deadline, language)} (${daysFrom(daysLeft, language)})`;
      const application = call?.applications.find(({ _id }) => _id === proposal.id);
      const isOpenStill = language === 'en' && application && application.required > application.answered;
      const answers = isOpenStill ? `; ${answersInWords(application)}` : '';
      const funder = call?.funder ? ` (${plain(call.funder)})` : '';
      return [
        {
          deadline,
          daysLeft,
          line: `**${shown(proposal)}**${funder}: ${day}, ${labelOf(proposal.status)}${answers}`,
          first: said.dueNext[language](
            shown(proposal),
            dayWords(deadline, language),
            daysFrom(daysLeft, language),
            labelOf(proposal.status),
          ),
          chip: proposalChip(proposal, language),
        },
      ];
    });
  const ofCalls = calls
    .filter(
      ({ applications, funder }) => applications.length === 0 && (!topic.funder || topic.funder === funder),
    )
    .flatMap((call): Item[] =>
      call.daysLeft === undefined || topic.mention
        ? []
        : [
            {
              deadline: call.deadlineDay,
              daysLeft: call.daysLeft,
              line: `${callName(call)}: ${language === 'en' ? callDeadline(call) : dayWords(call.deadlineDay, language)}`,
              first: `${callName(call)}: ${language === 'en' ? callDeadline(call) : dayWords(call.deadlineDay, language)}.`,
              chip: openCall(call),
            },
          ],
    );
  return [...ofProposals, ...ofCalls].toSorted((a, b) => a.deadline.localeCompare(b.deadline));
}

const within = (some: readonly Item[], span: Span | undefined): Item[] =>
  some.filter(({ deadline }) => !span || isWithin(deadline, span));

const chips = (some: readonly Item[], { topic }: Ask): ChatAction[] => {
  const [first] = some;
  if (some.length > 1 && some.length <= 3)
    return [pageChip(paths.proposals, topic.language), ...some.map(({ chip }) => chip)];
  return some.length === 1 && first ? [first.chip] : [pageChip(paths.proposals, topic.language)];
};

/** "Which deadlines did we miss?": not sent, and the day has passed. */
export async function missed(ask: Ask): Promise<Answer> {
  const { language, periods } = ask.topic;
  covers(ask.topic, 'due', 'howMany', 'when');
  const span = periods[0]?.past;
  const words = span ? ` (${spanIn(span, language)})` : '';
  const late = within(await items(ask), span).filter(({ daysLeft }) => daysLeft < 0);
  if (late.length === 0)
    return answer('due.missed-none', said.missedNone[language](words), ...chips([], ask));
  const lines = late.map(({ line }) => line);
  return answer(
    'due.missed',
    `${said.missed[language](late.length, words)}\n\n${listOf(lines, ask)}`,
    ...chips(late, ask),
  );
}

/** "What is due next?" */
export async function next(ask: Ask): Promise<Answer> {
  const { language, periods } = ask.topic;
  covers(ask.topic, 'when');
  const ahead = within(await items(ask), periods[0]?.ahead).filter(({ daysLeft }) => daysLeft >= 0);
  const [first] = ahead;
  if (!first) return answer('due.next', said.dueNone[language](''), ...chips([], ask));
  return answer('due.next', first.first, first.chip);
}

/** "What is due in December?", "anything before Christmas?", "upcoming deadlines". */
export async function due(ask: Ask): Promise<Answer> {
  const { language, periods } = ask.topic;
  covers(ask.topic, 'due', 'howMany', 'when', 'next');
  const span = periods[0]?.ahead;
  const isDenied = ask.topic.found.some(({ name, at }) => name === 'due' && isDeniedAt(ask.topic, at));
  // What is not missed is due.
  if (ask.topic.concepts.has('missed')) covers(ask.topic, 'negation');
  // "Not due this year": what is due at another time.
  const words = span ? ` (${isDenied ? '≠ ' : ''}${spanIn(span, language)})` : '';
  const all = await items(ask);
  const inside = within(all, span);
  const asked = span && isDenied ? all.filter((one) => !inside.includes(one)) : inside;
  const ahead = asked.filter(({ daysLeft }) => daysLeft >= 0);
  if (ahead.length === 0) return answer('due.window', said.dueNone[language](words), ...chips([], ask));
  const lines = ahead.map(({ line }) => line);
  return answer(
    'due.window',
    `${said.dueIn[language](words)}\n\n${listOf(lines, ask)}`,
    ...chips(ahead, ask),
  );
}
