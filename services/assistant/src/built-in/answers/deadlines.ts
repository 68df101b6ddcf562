import { formatDay, paths } from '@harambee/domain';
import type { DueProposal } from '../../records/records.ts';
import { goToPage } from '../../tools/pages.ts';
import type { Answer, Question } from '../answer.ts';
import { inDays, labelOf, line, nameOf, openProposal } from './proposal-words.ts';

const listed = 8;

const dueLine = (proposal: DueProposal): string =>
  line(proposal, `${formatDay(proposal.deadline)} (${inDays(proposal.daysLeft)}), ${labelOf(proposal)}`);

const linesOf = (proposals: readonly DueProposal[]): string =>
  proposals.slice(0, listed).map(dueLine).join('\n');

/** Which proposals a question about deadlines is about, and what the answer calls them. */
function window(
  question: Question,
  due: readonly DueProposal[],
): { name: string; proposals: DueProposal[] } | undefined {
  const { concepts, month } = question.understood;
  const ahead = due.filter(({ daysLeft }) => daysLeft >= 0);
  if (concepts.has('overdue')) return { name: 'overdue', proposals: due.filter((one) => one.daysLeft < 0) };
  if (month !== undefined) {
    const inMonth = ahead.filter(({ deadline }) => Number(deadline.slice(5, 7)) === month + 1);
    return { name: 'due in that month', proposals: inMonth };
  }
  if (concepts.has('thisWeek'))
    return { name: 'due within seven days', proposals: ahead.filter((one) => one.daysLeft <= 7) };
  if (concepts.has('thisMonth')) {
    const now = new Date(question.records.now).toISOString().slice(0, 7);
    return { name: 'due this month', proposals: ahead.filter(({ deadline }) => deadline.startsWith(now)) };
  }
  return undefined;
}

/** "What is due next?", "anything overdue?", "deadlines in December". */
export async function deadlines(question: Question): Promise<Answer> {
  const due = await question.records.due();
  const late = due.filter(({ daysLeft }) => daysLeft < 0);
  const ahead = due.filter(({ daysLeft }) => daysLeft >= 0);
  const span = window(question, due);
  const [first] = span ? span.proposals : ahead;
  const actions = first ? [openProposal(first)] : [goToPage(paths.proposals)];
  if (span) {
    const reply =
      span.proposals.length === 0
        ? `Nothing is ${span.name}. Only proposals that have not been sent yet count.`
        : `These are ${span.name}:\n\n${linesOf(span.proposals)}`;
    return { intent: 'due.window', reply, actions };
  }
  const overdue = late.length > 0 ? `\n\nThe deadline of these has passed:\n\n${linesOf(late)}` : '';
  if (!first) {
    const reply = `You have no upcoming deadlines for proposals you have not sent yet.${overdue}`;
    return { intent: 'due.next', reply, actions };
  }
  const others = ahead.length > 1 ? `\n\nAfter that:\n\n${linesOf(ahead.slice(1))}` : '';
  return {
    intent: 'due.next',
    reply: `**${nameOf(first)}** is next: it is due on ${formatDay(first.deadline)}, ${inDays(first.daysLeft)}. Its status is ${labelOf(first)}.${others}${overdue}`,
    actions,
  };
}
