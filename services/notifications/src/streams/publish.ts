import { EventEmitter } from 'node:events';
import type { StreamMessageName, StreamMessages } from '@harambee/domain/schemas';
import { lookBack, newMessageId, thisProcess } from './message-id.ts';
import { replayedFor, type StoredMessage, StreamMessageModel } from './stream-message.model.ts';

/** A message for one person, or without `userId` for everybody of the organization. */
export type Message = {
  [Name in StreamMessageName]: {
    tenantId: string;
    userId?: string;
    name: Name;
    data: StreamMessages[Name];
  };
}[StreamMessageName];

/** Emits `published` with what was written, for the pages that are connected to this process. */
export const written = new EventEmitter<{ published: [messages: readonly StoredMessage[]] }>();

/** Whether open pages may still need a message about it. */
export const isRecent = (at: Date): boolean => Date.now() - at.getTime() < replayedFor;

/** As many in one write: the database is never kept from others for long. */
const batch = 500;

/**
 * Sends messages to the open pages of every process, and to pages that reconnect within the hour. Readers of other
 * processes may have passed those that were written slowly: they are sent again, which is harmless.
 */
export async function publish(messages: readonly Message[]): Promise<void> {
  for (let done = 0; done < messages.length; done += batch) {
    const some = messages.slice(done, done + batch);
    let at: Date;
    do {
      at = new Date();
      await write(some, at);
    } while (Date.now() - at.getTime() > lookBack / 2);
  }
}

async function write(messages: readonly Message[], at: Date): Promise<void> {
  const stored = messages.map((message) => ({
    ...message,
    ...{ _id: newMessageId(at.getTime()), at, by: thisProcess },
  }));
  await StreamMessageModel.insertMany(stored, { lean: true });
  written.emit('published', stored);
}
