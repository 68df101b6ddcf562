import type { OutboxEntry, Refusal } from '@harambee/domain';
import { canHash, recordIdOfEntry } from './record-ids.ts';
import { seenText } from './seen-text.ts';

/** The part of the result of sending that is looked at. */
interface Outcome {
  kind: string;
  refusal?: Refusal;
}

/**
 * Sends a proposal that waited. If its text was read on the device before the server was asked for one, the engine writes it
 * again (OFFLINE-36). A service of the version before does not know how to be asked: it refuses, and is asked as before.
 */
export async function sendNewProposal<Result extends Outcome>(
  entry: Pick<OutboxEntry, 'id' | 'userId' | 'tenantId'>,
  send: (isByEngine: boolean) => Promise<Result>,
): Promise<Result> {
  const seen = canHash() ? seenText(entry.userId, await recordIdOfEntry(entry)) : undefined;
  if (!seen?.isAskedFor) return send(false);
  const result = await send(true);
  return result.kind === 'refused' && result.refusal?.status === 400 ? send(false) : result;
}
