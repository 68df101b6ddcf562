import { type Doc, decode } from '../bson/values.ts';
import { asCommandError, CommandError } from '../errors.ts';
import { drain, type Pace, pause, Pace as Slice } from '../pace.ts';
import { type Found, planKilled, query, type Request } from '../planner/run.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../store/collection.ts';
import { loadProgress, type Progress, retryKeyOf, saveProgress } from '../store/sessions.ts';
import type { Call } from './context.ts';
import { findCollection } from './context.ts';

/**
 * One statement of a write command. `run` works inside a transaction. If the statement needs more time than a slice,
 * `run` changes nothing and returns how to do it in several transactions.
 */
export interface Statement {
  run(reply: Doc, slice: Pace): LongStatement | undefined;
}

/** Does its work by giving pieces to `transact`, each of which runs in a transaction of its own. */
export type LongStatement = (transact: (piece: Piece) => Promise<void>) => Promise<void>;
/** One piece of a long statement; true when it was the last. */
export type Piece = (reply: Doc, slice: Pace) => boolean;

export interface Job {
  statements: Statement[];
  /** The reply before the first statement. */
  reply: Doc;
  /** What to do with a statement's error; throws it when the whole command fails with it. True to go on. */
  failed: (index: number, error: unknown, reply: Doc) => boolean;
}

/**
 * Runs the statements of one write command in order, as many in one transaction as fit into a slice. With a retry key,
 * how far it came is stored in the same transaction: a repetition goes on there, and one after the end gets the reply.
 * As in MongoDB, a command is not atomic as a whole; each document is.
 */
export async function runStatements(call: Call, { statements, reply: initial, failed }: Job): Promise<Doc> {
  const { engine, pace } = call;
  const retry = retryKeyOf(call.command);
  let own: Progress = { next: 0, reply: initial };
  const load = () => (retry && loadProgress(engine.store, retry)) ?? own;
  const save = (progress: Progress) => {
    own = progress;
    if (retry) saveProgress(engine.store, retry, progress, progress.next >= statements.length);
  };
  for (;;) {
    let long: LongStatement | undefined;
    const piece = engine.store.begin(() => {
      const before = load();
      const { reply } = before;
      let { next } = before;
      if (next >= statements.length) return before;
      pace.check();
      const slice = new Slice();
      while (next < statements.length) {
        try {
          long = (statements[next] as Statement).run(reply, slice);
          if (long) break;
          next++;
        } catch (error) {
          next = failed(next, error, reply) ? next + 1 : statements.length;
        }
        if (slice.isDue()) break;
      }
      const after = { next, reply };
      if (next > before.next) save(after);
      return after;
    });
    const now = await piece.ran;
    if (now.next >= statements.length) {
      await piece.committed;
      return now.reply;
    }
    if (long) await runLong(long, now.next);
    else await pace.rest();
  }

  async function runLong(statement: LongStatement, index: number) {
    let committed: Promise<void> | undefined;
    try {
      await statement((piece) => {
        const written = engine.store.begin(() => {
          const { next, reply } = load();
          // A repetition of this command has done it meanwhile.
          if (next !== index) throw new Superseded();
          pace.check();
          const isLast = piece(reply, new Slice());
          own = { next: isLast ? next + 1 : next, reply };
          if (isLast) save(own);
        });
        committed = written.committed;
        return written.ran;
      });
      await committed;
    } catch (error) {
      if (error instanceof Superseded) return;
      await engine.store.write(() => {
        const { next, reply } = load();
        if (next === index) save({ next: failed(index, error, reply) ? next + 1 : statements.length, reply });
      });
    }
  }
}

class Superseded extends Error {}

/** What one update or delete does with what it finds. */
export interface Change {
  request: Request;
  /** One found document, which is as it is found. */
  each(collection: Collection, found: Found, reply: Doc): void;
  /** When there was nothing to be found. */
  none?(reply: Doc): void;
  /** `none` inserts a document, which is only right if there still is nothing to be found. */
  upsert: boolean;
}

/** More matches than this are changed in several transactions. */
const maxAtOnce = 200;

/** After its slice a search may look at so many more documents: a process that waited for a processor is not long. */
const grace = 20;

/** The statement that finds documents and changes them. */
export function changing(call: Call, change: Change): Statement {
  const { store } = call.engine;
  const { request, each, none } = change;
  return {
    run(reply, slice) {
      // An expression that may get stuck must not do so inside a transaction.
      if (call.pace.isWatched) return inSteps(call, change);
      const collection = findCollection(call);
      // All matches are collected before the first change, so that no document is met again where it moved to.
      const found: Found[] = [];
      let pauses = 0;
      for (const item of query(store, collection, request, slice).results) {
        if (item === pause) pauses++;
        else found.push(item);
        if (pauses > grace || found.length > maxAtOnce) return inSteps(call, change);
      }
      for (const item of found) each(collection as Collection, item, reply);
      if (found.length === 0) none?.(reply);
      return undefined;
    },
  };
}

/** First the search, outside of any transaction; then the changes, each after another look at its document. */
const inSteps = (call: Call, change: Change): LongStatement =>
  change.request.limit === 1 ? changeOne(call, change) : changeMany(call, change);

const changeOne =
  (call: Call, change: Change): LongStatement =>
  async (transact) => {
    const { request, each, none, upsert } = change;
    for (let search = 1, isDone = false; !isDone; search++) {
      const collection = findCollection(call);
      // The search does not see what has been written and not yet committed, so only the committed changes count as seen.
      const seen = collection?.committedChanges;
      let candidate: Found | undefined;
      await drain(query(call.engine.store, collection, request, call.pace).results, call.pace, (found) => {
        candidate = found;
        return false;
      });
      await transact((reply) => {
        const found = candidate && collection && current(collection, candidate.record, request);
        // Somebody else changed the document since it was found, or the collection in which there was none.
        const isCurrent = candidate
          ? found !== undefined
          : !upsert || (findCollection(call) === collection && collection?.changes === seen);
        isDone = isCurrent || (upsert && search === maxSearches);
        if (!isCurrent && isDone) changeAtOnce(call, change, reply);
        else if (found) each(collection as Collection, found, reply);
        else if (isCurrent) none?.(reply);
        return isDone;
      });
    }
  };

/** An upsert beside writes to its collection searches so often. Then it does all in one transaction, however long that is. */
const maxSearches = 3;

function changeAtOnce(call: Call, { request, each, none }: Change, reply: Doc) {
  const collection = findCollection(call);
  const [found] = call.pace.run(() => [...query(call.engine.store, collection, request).results]);
  if (found) each(collection as Collection, found, reply);
  else none?.(reply);
}

const changeMany =
  (call: Call, change: Change): LongStatement =>
  async (transact) => {
    const { request, each, none, upsert } = change;
    const collection = findCollection(call);
    const records: number[] = [];
    await drain(query(call.engine.store, collection, request, call.pace).results, call.pace, ({ record }) => {
      records.push(record);
    });
    if (records.length === 0 && upsert)
      return changeOne(call, { ...change, request: { ...request, limit: 1 } })(transact);
    let position = 0;
    for (let isDone = false; !isDone; ) {
      await transact((reply, slice) => {
        if (collection?.dropped) throw planKilled(collection.namespace);
        while (collection && position < records.length) {
          const found = current(collection, records[position++] as number, request);
          if (found) each(collection, found, reply);
          if (slice.isDue()) break;
        }
        isDone = position >= records.length;
        if (records.length === 0) none?.(reply);
        return isDone;
      });
      if (!isDone) await call.pace.rest();
    }
  };

/** The document as it is now, if it is still one of those that are looked for. */
function current(collection: Collection, record: number, request: Request): Found | undefined {
  const raw = collection.dropped ? undefined : collection.get(record);
  if (!raw) return undefined;
  const doc = decode(raw);
  return compileFilter(request.filter, request)(doc) ? { record, raw, doc } : undefined;
}

/** As in MongoDB: a statement that changes many documents cannot be repeated by its number. */
export function refuseRetried(command: Doc, what: string) {
  if (command.txnNumber === undefined) return;
  throw new CommandError(72, 'InvalidOptions', `Cannot use (or request) retryable writes with ${what}`);
}

/** One failed statement, as the driver expects it in `writeErrors`. What ends a whole command is thrown on. */
export function noteWriteError(command: Doc) {
  return (index: number, failure: unknown, reply: Doc): boolean => {
    const error = asCommandError(failure);
    if (!(error instanceof CommandError) || endsCommand.has(error.code)) throw error;
    const { code, message, details } = error;
    reply.writeErrors = [
      ...((reply.writeErrors as Doc[]) ?? []),
      { index, code, errmsg: message, ...details },
    ];
    return command.ordered === false;
  };
}

/** Time limit, shutdown, a stuck expression. */
const endsCommand = new Set([50, 11600, 51156]);
