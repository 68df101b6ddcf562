import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { idBefore, timeOf } from './message-id.ts';
import { replayedFor, type StoredMessage, StreamMessageModel } from './stream-message.model.ts';

const longestReplay = 200;
/** Written late, a message may have an id before the last one a page has seen. */
const overlap = 5_000;

/** What a page has missed. Not `complete`: it has missed more than is told again, and asks for everything anew. */
export interface Past {
  messages: StoredMessage[];
  complete: boolean;
}

/** The messages for a person since a place in the log. Told twice they do no harm. */
export async function missedSince(actor: Actor, lastEventId: string): Promise<Past> {
  const time = timeOf(lastEventId);
  const now = Date.now();
  // A minute less than they are kept, so that none of them goes while they are read.
  if (time === undefined || now - time > replayedFor - 60_000) return { messages: [], complete: false };
  const messages = await StreamMessageModel.find({
    tenantId: actor.tenantId,
    _id: trusted({ $gt: idBefore(time - overlap) }),
    userId: trusted({ $in: [actor.userId, null] }),
  })
    .sort({ _id: 1 })
    .limit(longestReplay + 1)
    .lean();
  return messages.length > longestReplay ? { messages: [], complete: false } : { messages, complete: true };
}
