import { EJSON } from 'bson';
import { type Document, MongoServerError } from 'mongodb';

export type Command = Record<string, unknown>;

interface Database {
  command(command: Document, options: { promoteValues: boolean }): Promise<Document>;
}

/** What differs without being a wrong answer: times, names of the connection, the plans of an index build. */
const left = [
  'cursor.id',
  'cursor.ns',
  '$clusterTime',
  'operationTime',
  'ns',
  'note',
  'commitQuorum',
  'createdCollectionAutomatically',
];

/** The answer of a database with the types of its numbers, or the code of its refusal. */
export async function typed(db: Database, command: Command): Promise<Command> {
  try {
    const answer = await db.command(command, { promoteValues: false });
    return normal(answer);
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { code: Number(error.code) };
  }
}

/**
 * A refusal by name is allowed, and so is another code for what both refuse: codes that the product tells apart have
 * tests of their own. A write error is a refusal, too.
 */
export function compared(own: Command, theirs: Command): 'same' | 'refused' | 'other' {
  const [code, theirCode] = [codeOf(own), codeOf(theirs)];
  if (code === 115) return 'refused';
  if (code !== undefined && theirCode !== undefined) return 'refused';
  return JSON.stringify(own) === JSON.stringify(theirs) ? 'same' : 'other';
}

function codeOf({ code, writeErrors }: Command): number | undefined {
  const [first] = (writeErrors as { code?: unknown }[] | undefined) ?? [];
  const own = code ?? first?.code;
  if (own === undefined) return undefined;
  return Number(typeof own === 'object' && own !== null ? Object.values(own)[0] : own);
}

/** README: a whole double becomes an integer when its document is updated; both are written as the integer here. */
function normal(answer: Document): Command {
  const { cursor, ...rest } = answer;
  const rows = cursor ? { rows: cursor.firstBatch } : {};
  const kept = Object.fromEntries(
    Object.entries({ ...rest, ...rows }).filter(([name]) => !left.includes(name)),
  );
  const text = EJSON.stringify(kept, { relaxed: false });
  return JSON.parse(text.replaceAll(/\{"\$numberDouble":"(-?\d+)\.0"\}/g, '{"$numberInt":"$1"}')) as Command;
}
