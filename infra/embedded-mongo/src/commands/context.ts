import type { Access } from '../access/access.ts';
import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import type { Cursors } from '../cursors.ts';
import { CommandError, failedToParse, typeMismatch, unsupported } from '../errors.ts';
import type { Inserts } from '../inserts.ts';
import type { Limits, Pace } from '../pace.ts';
import { mayGetStuck } from '../query/regex.ts';
import type { Catalog } from '../store/catalog.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

/** What the whole server shares. */
export interface Engine {
  store: Store;
  catalog: Catalog;
  cursors: Cursors;
  inserts: Inserts;
  access: Access;
  startedAt: Date;
  connections: Set<unknown>;
  /** Commands being worked on. */
  running: Set<Promise<void>>;
  /** Aborted when the database is being closed: long statements end. */
  closing: AbortSignal;
}

/** One command on its way: its arguments, and where they came from. */
export interface Call {
  engine: Engine;
  name: string;
  db: string;
  command: Doc;
  sequences: Map<string, Buffer[]>;
  connectionId: number;
  /** Aborted when the client's connection is closed. */
  gone: AbortSignal;
  limits: Limits;
  pace: Pace;
}

export type Handler = (call: Call) => Doc | Promise<Doc>;

/** The collection a command names as its first value. */
export function collectionName({ name, command }: Call): string {
  const value = command[name];
  if (typeof value !== 'string') {
    throw new CommandError(73, 'InvalidNamespace', `collection name has invalid type ${typeof value}`);
  }
  return value;
}

export function findCollection(call: Call): Collection | undefined {
  return call.engine.catalog.find(call.db, collectionName(call));
}

export const namespaceOf = (call: Call) => `${call.db}.${collectionName(call)}`;

export function docArg(command: Doc, name: string): Doc {
  const value = command[name];
  if (value === undefined || value === null) return {};
  if (!isDoc(value)) throw typeMismatch(`The field '${name}' must be an object`);
  return value;
}

export function countArg(command: Doc, name: string): number | undefined {
  if (command[name] === undefined || command[name] === null) return undefined;
  const value = toNumber(command[name]);
  if (value === undefined || !Number.isInteger(value))
    throw failedToParse(`The field '${name}' must be an integer`);
  if (value < 0) throw new CommandError(51024, 'Location51024', `The field '${name}' must be zero or more`);
  return value;
}

/** Statements of a write, whether sent inside the command or beside it. */
export function statements(call: Call, name: string, read: (bytes: Buffer) => Doc): Doc[] {
  const beside = call.sequences.get(name);
  if (beside) {
    const list = beside.map(read);
    call.pace.isWatched ||= list.some(mayGetStuck);
    return list;
  }
  const inside = call.command[name];
  if (!Array.isArray(inside)) throw failedToParse(`The field '${name}' must be an array`);
  return inside as Doc[];
}

/** Arguments that would change the answer in ways we do not implement are refused, not passed over. */
export function refuseArgs(command: Doc, names: string[]) {
  for (const name of names) {
    const value = command[name];
    if (value !== undefined && value !== null && value !== false) throw unsupported(`The option "${name}"`);
  }
}

/** `j: true` asks for the disk, not just for a commit that survives the process. */
export async function settle({ engine, command }: Call): Promise<void> {
  const concern = command.writeConcern;
  if (isDoc(concern) && concern.j === true) await engine.store.flushed();
}
