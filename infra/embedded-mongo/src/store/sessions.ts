import { type Binary, Long } from 'bson';
import { type Doc, decode, encode, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { drain, Pace, type Pause, pause } from '../pace.ts';
import { type Entry, type Store, scan } from './store.ts';

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

/** How far a write command came. */
export interface Progress {
  /** The first statement that is not done. */
  next: number;
  /** The reply, as far as it is known. */
  reply: Doc;
}

/**
 * How far the same attempt came before: progress is stored in the same transaction as the writes, so a repetition
 * after a lost connection or a crash goes on where it stopped instead of counting twice. Inside a write.
 */
export function loadProgress(store: Store, retry: RetryKey): Progress | undefined {
  const saved = store.sessions.get(retry.session);
  if (!saved) return undefined;
  const { txnNumber, reply, next } = decode(saved);
  const last = BigInt(String(txnNumber));
  if (last > retry.txnNumber) {
    throw new CommandError(
      225,
      'TransactionTooOld',
      `Cannot retry write ${retry.txnNumber}, ${last} has started`,
    );
  }
  if (last < retry.txnNumber) return undefined;
  // A finished command has no `next`.
  return { next: next === undefined ? Number.POSITIVE_INFINITY : Number(next), reply: reply as Doc };
}

export function saveProgress(store: Store, retry: RetryKey, { next, reply }: Progress, isDone: boolean) {
  const row = {
    txnNumber: Long.fromBigInt(retry.txnNumber),
    at: new Date(),
    reply,
    ...(isDone ? {} : { next }),
  };
  store.sessions.put(retry.session, Buffer.from(encode(row)));
}

/** Forgets sessions that their clients have ended. */
export async function endSessions(store: Store, ended: Buffer[]): Promise<void> {
  if (ended.length === 0) return;
  await store.write(() => {
    for (const key of ended) store.sessions.remove(key);
  });
}

/** Forgets sessions that nobody can come back to. */
export async function forgetSessions(store: Store, now = Date.now(), pace = new Pace()): Promise<void> {
  const old: Buffer[] = [];
  await drain(rows(store, pace), pace, ({ key, value }) => {
    const { at } = decode(value);
    if (now - (at as Date).getTime() > retention) old.push(key);
  });
  for (let from = 0; from < old.length; from += batch) {
    await endSessions(store, old.slice(from, from + batch));
  }
}

const batch = 500;

function* rows(store: Store, pace: Pace): Generator<Entry | Pause> {
  for (const row of scan(store.sessions, Buffer.alloc(1), Buffer.alloc(64, 0xff))) {
    yield row;
    if (pace.isDue()) yield pause;
  }
}
