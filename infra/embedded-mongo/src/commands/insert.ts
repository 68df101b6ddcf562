import { ObjectId } from 'bson';
import { type Doc, decode, encode, hasOwn } from '../bson/values.ts';
import { CommandError, failedToParse } from '../errors.ts';
import { type Call, collectionName, type Handler, namespaceOf, settle } from './context.ts';
import { noteWriteError, runStatements } from './statements.ts';

const maxBatch = 100_000;

export const insert: Handler = async (call: Call) => {
  const { engine, db, command } = call;
  const raws = call.sequences.get('documents');
  if (!raws || raws.length === 0 || raws.length > maxBatch) {
    throw failedToParse(`Write batch sizes must be between 1 and ${maxBatch}`);
  }
  const name = collectionName(call);
  const inserted: Doc[] = [];
  const statements = raws.map((bytes) => ({
    run: (reply: Doc) => {
      const collection = engine.catalog.obtain(db, name);
      const { doc, raw, error } = prepare(bytes);
      if (error) throw error;
      collection.insert(doc, raw);
      inserted.push(doc);
      reply.n = Number(reply.n) + 1;
      return undefined;
    },
  }));
  let stored: Doc[] | undefined;
  try {
    const reply = await runStatements(call, { statements, reply: { n: 0 }, failed: noteWriteError(command) });
    await settle(call);
    stored = inserted;
    return reply;
  } finally {
    engine.inserts.note(namespaceOf(call), stored);
  }
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
