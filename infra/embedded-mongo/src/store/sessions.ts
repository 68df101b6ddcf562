import { type Binary, Long } from 'bson';
import { type Doc, decode, encode, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Store } from './store.ts';

/** A client session and the number of its write: together they name one attempt and all its repetitions. */
export interface RetryKey {
  session: Buffer;
  txnNumber: bigint;
}

/** MongoDB forgets a session after 30 minutes; we keep a margin. */
const retention = 60 * 60 * 1000;

export function retryKeyOf(command: Doc): RetryKey | undefined {
  if (command.txnNumber === undefined || !isDoc(command.lsid)) return undefined;
  const { id } = command.lsid as { id?: Binary };
  if (!id?.buffer) throw new CommandError(2, 'BadValue', 'A session id must be a UUID');
  return {
    session: Buffer.from(id.buffer.subarray(0, id.position)),
    txnNumber: BigInt(String(command.txnNumber)),
  };
}

/**
 * Runs a write once per attempt: the reply is stored in the same transaction as the write, and a repetition after a
 * lost connection gets that reply again instead of counting twice. Call inside a write transaction.
 */
export function once(store: Store, retry: RetryKey | undefined, work: () => Doc): Doc {
  if (!retry) return work();
  const saved = store.sessions.get(retry.session);
  if (saved) {
    const { txnNumber, reply } = decode(saved);
    const last = BigInt(String(txnNumber));
    if (last === retry.txnNumber) return reply as Doc;
    if (last > retry.txnNumber) {
      throw new CommandError(
        225,
        'TransactionTooOld',
        `Cannot retry write ${retry.txnNumber}, ${last} has started`,
      );
    }
  }
  const reply = work();
  const row = { txnNumber: Long.fromBigInt(retry.txnNumber), at: new Date(), reply };
  store.sessions.put(retry.session, Buffer.from(encode(row)));
  return reply;
}

/** Forgets sessions that nobody can come back to. */
export async function forgetSessions(store: Store, ended: Buffer[], now = Date.now()): Promise<void> {
  const old = [...store.sessions.getRange({})].filter(({ value }) => {
    const { at } = decode(value);
    return now - (at as Date).getTime() > retention;
  });
  const keys = [...ended, ...old.map(({ key }) => key)];
  if (keys.length === 0) return;
  await store.write(() => {
    for (const key of keys) store.sessions.remove(key);
  });
}
