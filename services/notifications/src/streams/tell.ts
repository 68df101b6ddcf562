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

/** Emits `told` after a write, so that the pages open at this very process need not wait for its next look. */
export const written = new EventEmitter();

/** Whether pages could still want to hear of it. */
export const isWorthTelling = (at: Date): boolean => Date.now() - at.getTime() < replayedFor;

/** Tells open pages, of whichever process, and those that come back within the hour. */
export async function tell(messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const at = new Date();
  await StreamMessageModel.insertMany(
    messages.map((message) => ({ ...message, _id: newMessageId(at.getTime()), at })),
    { lean: true },
  );
  written.emit('told');
}
