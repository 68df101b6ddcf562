import { dayOf } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import type { WholeProposal } from '../records/history.ts';
import { languagesOfOrder } from '../understanding/order.ts';
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
    before = completed(readingOf(content.slice(0, 2_000)), before, reply, names.proposals, names.people);
  }
  const own = readingOf(message);
  const topic = ofCall(completed(own, before, reply, names.proposals, names.people), names.calls);
  if (before || !topic.order) return topic;
  return { ...topic, alsoIn: languagesOfOrder(message).filter((one) => one !== topic.language) };
}

/** "How much does the call of that one give?": the call that the proposal is made for. */
function ofCall(topic: Topic, calls: Names['calls']): Topic {
  const { mention, concepts, order } = topic;
  const [row] = mention?.rows ?? [];
  const isCompared = concepts.has('within') || concepts.has('beyond');
  if (
    order ||
    isCompared ||
    !row ||
    mention?.rows.length !== 1 ||
    !concepts.has('call') ||
    topic.calls.length > 0
  )
    return topic;
  const own = calls.filter(({ id }) => id === row.callId);
  if (own.length === 0) return topic;
  const { mention: _told, ...rest } = topic;
  return { ...rest, calls: own };
}
