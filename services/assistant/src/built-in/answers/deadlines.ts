import { paths } from '@harambee/domain';
import { goToPage } from '../../tools/pages.ts';
import type { Answer, Question } from '../answer.ts';
import { type DueItem, dueItems } from './due-items.ts';

const listed = 8;

const linesOf = (items: readonly DueItem[]): string =>
  items
    .slice(0, listed)
    .map(({ line }) => line)
    .join('\n');

/** What a question about deadlines is about, and what the answer calls it. */
function window(question: Question, due: readonly DueItem[]): { name: string; items: DueItem[] } | undefined {
  const { concepts, month } = question.understood;
  const ahead = due.filter(({ daysLeft }) => daysLeft >= 0);
  if (concepts.has('overdue')) return { name: 'overdue', items: due.filter((one) => one.daysLeft < 0) };
  if (month !== undefined) {
    const inMonth = ahead.filter(({ deadline }) => Number(deadline.slice(5, 7)) === month + 1);
    return { name: 'due in that month', items: inMonth };
  }
  if (concepts.has('thisWeek'))
    return { name: 'due within seven days', items: ahead.filter((one) => one.daysLeft <= 7) };
  if (concepts.has('thisMonth')) {
    const now = new Date(question.records.now).toISOString().slice(0, 7);
    return { name: 'due this month', items: ahead.filter(({ deadline }) => deadline.startsWith(now)) };
  }
  return undefined;
}

/** "What is due next?", "anything overdue?", "deadlines in December" (CALL-44). */
export async function deadlines(question: Question): Promise<Answer> {
  const due = await dueItems(question.records);
  const late = due.filter(({ daysLeft }) => daysLeft < 0);
  const ahead = due.filter(({ daysLeft }) => daysLeft >= 0);
  const span = window(question, due);
  const [first] = span ? span.items : ahead;
  const actions = [first ? first.action : goToPage(paths.proposals)];
  if (span) {
    const reply =
      span.items.length === 0
        ? `Nothing is ${span.name}. Only calls you have not answered and proposals you have not sent count.`
        : `These are ${span.name}:\n\n${linesOf(span.items)}`;
    return { intent: 'due.window', reply, actions };
  }
  const overdue = late.length > 0 ? `\n\nThe deadline of these has passed:\n\n${linesOf(late)}` : '';
  if (!first) {
    const reply = `You have no upcoming deadlines for calls and for proposals you have not sent yet.${overdue}`;
    return { intent: 'due.next', reply, actions };
  }
  const others = ahead.length > 1 ? `\n\nAfter that:\n\n${linesOf(ahead.slice(1))}` : '';
  return { intent: 'due.next', reply: `${first.first}${others}${overdue}`, actions };
}
