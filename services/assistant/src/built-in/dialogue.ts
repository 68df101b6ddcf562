import { dayOf } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import type { WholeProposal } from '../records/history.ts';
import { read } from '../understanding/read.ts';
import type { Names } from '../understanding/reading.ts';
import { completed } from './follow-up.ts';
import type { Topic } from './topic.ts';

/** What a message asks after all that was said before it. Pure. */
export function topicOf({ message, history }: ChatBody, names: Names<WholeProposal>, now: number): Topic {
  const today = dayOf(new Date(now));
  let before: Topic | undefined;
  let reply = '';
  const readingOf = (text: string): Topic => {
    const own = read(text, names, today, before?.language);
    return { ...own, own };
  };
  for (const { role, content } of history) {
    if (role === 'assistant') {
      // "Great! Taking you there now." names nothing.
      if (content.includes('**')) reply = content;
      continue;
    }
    before = completed(readingOf(content.slice(0, 2_000)), before, reply, names.proposals);
  }
  return completed(readingOf(message), before, reply, names.proposals);
}
