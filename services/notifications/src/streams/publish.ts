import { EventEmitter } from 'node:events';
import type { StreamMessageName, StreamMessages } from '@harambee/domain/schemas';
import { newMessageId } from './message-id.ts';
import { replayedFor, StreamMessageModel } from './stream-message.model.ts';

/** A message for one person, or without `userId` for everybody of the organization. */
export type Message = {
  [Name in StreamMessageName]: {
    tenantId: string;
    userId?: string;
    name: Name;
    data: StreamMessages[Name];
  };
}[StreamMessageName];

/** Emits `published` after a write, so that pages connected to this process need not wait for its next poll. */
export const written = new EventEmitter();

/** Whether open pages may still need a message about it. */
export const isRecent = (at: Date): boolean => Date.now() - at.getTime() < replayedFor;

/** Sends messages to the open pages of every process, and to pages that reconnect within the hour. */
export async function publish(messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const at = new Date();
  await StreamMessageModel.insertMany(
    messages.map((message) => ({ ...message, _id: newMessageId(at.getTime()), at })),
    { lean: true },
  );
  written.emit('published');
}
