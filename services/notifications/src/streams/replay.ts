import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { idBefore, timeOf } from './message-id.ts';
import { replayedFor, type StoredMessage, StreamMessageModel } from './stream-message.model.ts';

const longestReplay = 200;
/** A message that is written late may have an id before the last one that a page has seen. */
const overlap = 5_000;

/** What a page has missed. If not `complete`, it has missed more than is stored, and must reload everything. */
export interface Past {
  messages: StoredMessage[];
  complete: boolean;
}

/** A person's messages after a position in the log. Sending them twice is harmless. */
export async function missedSince(actor: Actor, lastEventId: string): Promise<Past> {
  const time = timeOf(lastEventId);
  const now = Date.now();
  // A minute less than they are stored, so that none of them expires while they are read.
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
