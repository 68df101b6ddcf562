import { ObjectId } from 'bson';
import { type Doc, decode, encode, hasOwn } from '../bson/values.ts';
import { asCommandError, CommandError, failedToParse } from '../errors.ts';
import { once, retryKeyOf } from '../store/sessions.ts';
import { type Call, collectionName, type Handler, namespaceOf, settle } from './context.ts';

const maxBatch = 100_000;

/** One failed statement, as the driver expects it in `writeErrors`. */
export function writeError(index: number, failure: unknown): Doc {
  const error = asCommandError(failure);
  if (!(error instanceof CommandError)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

export const insert: Handler = async (call: Call) => {
  const { engine, db, command } = call;
  const raws = call.sequences.get('documents');
  if (!raws || raws.length === 0 || raws.length > maxBatch) {
    throw failedToParse(`Write batch sizes must be between 1 and ${maxBatch}`);
  }
  // Decoding needs no transaction; only what must see a stable state waits for one.
  const prepared = raws.map(prepare);
  const name = collectionName(call);
  const reply = await engine.store.write(() =>
    once(engine.store, retryKeyOf(command), () => {
      const collection = engine.catalog.obtain(db, name);
      const writeErrors: Doc[] = [];
      let n = 0;
      for (const [i, { doc, raw, error }] of prepared.entries()) {
        try {
          if (error) throw error;
          collection.insert(doc, raw);
          n++;
        } catch (failure) {
          writeErrors.push(writeError(i, failure));
          if (command.ordered !== false) break;
        }
      }
      return { n, ...(writeErrors.length > 0 ? { writeErrors } : {}) };
    }),
  );
  await settle(call);
  engine.inserts.note(namespaceOf(call));
  return reply;
};

interface Prepared {
  doc: Doc;
  raw?: Buffer | undefined;
  error?: CommandError;
}

/** MongoDB stores `_id` first; a document that comes so is kept byte for byte. */
function prepare(raw: Buffer): Prepared {
  const doc = decode(raw);
  const bad = Object.keys(doc).find((name) => name.startsWith('$') || name === '__proto__');
  if (bad) {
    const error = new CommandError(52, 'DollarPrefixedFieldName', `The field name '${bad}' is not allowed`);
    return { doc, error };
  }
  const names = Object.keys(doc);
  if (names[0] === '_id' && isFirst(raw)) return { doc, raw };
  const ordered = { _id: hasOwn(doc, '_id') ? doc._id : new ObjectId(), ...doc };
  return { doc: ordered, raw: Buffer.from(encode(ordered)) };
}

/** Whether the first element is called `_id`: type byte, then the name. */
const isFirst = (raw: Buffer) => raw.toString('latin1', 5, 9) === '_id\0';
