import { answersInWords, formatDay } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { Records } from '../../records/records.ts';
import { callDeadline, callLine, callName, openCall } from './call-words.ts';
import { inDays, labelOf, line, nameOf, openProposal } from './proposal-words.ts';

/** Something with a deadline: a proposal that is not sent, or a call that may still be answered. */
export interface DueItem {
  /** `YYYY-MM-DD`. */
  deadline: string;
  /** Negative once it has passed. */
  daysLeft: number;
  /** As one item of a list. */
  line: string;
  /** As the first thing that is due, in a sentence. */
  first: string;
  action: ChatAction;
}

/**
 * All deadlines, the earliest first. A proposal that is made for a call is told with the call, whose deadline counts
 * (CALL-44).
 */
export async function dueItems(records: Records): Promise<DueItem[]> {
  const [proposals, calls] = await Promise.all([records.due(), records.calls()]);
  const dated = calls.flatMap((call) =>
    call.daysLeft === undefined ? [] : { ...call, daysLeft: call.daysLeft },
  );
  const told = new Set(dated.flatMap(({ applications }) => applications.map(({ _id }) => _id)));
  const ofCalls = dated.map((call): DueItem => {
    const [application] = call.applications;
    const state = application
      ? ` In **your application**, ${answersInWords(application)}.`
      : ' You have no application yet.';
    return {
      deadline: call.deadlineDay,
      daysLeft: call.daysLeft,
      line: callLine(call),
      first: `The call ${callName(call)} is next: it closes on ${callDeadline(call)}.${state}`,
      action: openCall(call),
    };
  });
  const ofProposals = proposals
    .filter(({ _id }) => !told.has(_id))
    .map((proposal): DueItem => {
      const { deadline, daysLeft } = proposal;
      return {
        deadline,
        daysLeft,
        line: line(proposal, `${formatDay(deadline)} (${inDays(daysLeft)}), ${labelOf(proposal)}`),
        first: `**${nameOf(proposal)}** is next: it is due on ${formatDay(deadline)}, ${inDays(daysLeft)}. Its status is ${labelOf(proposal)}.`,
        action: openProposal(proposal),
      };
    });
  return [...ofCalls, ...ofProposals].sort((one, other) => one.deadline.localeCompare(other.deadline));
}
