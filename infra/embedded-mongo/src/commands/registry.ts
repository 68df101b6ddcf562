import type { Doc } from '../bson/values.ts';
import { asCommandError, CommandError, unsupported } from '../errors.ts';
import { Pace } from '../pace.ts';
import { mayGetStuck } from '../query/regex.ts';
import * as admin from './admin.ts';
import { aggregate } from './aggregate.ts';
import { awaitInsert } from './await-insert.ts';
import { backup } from './backup.ts';
import * as collections from './collections.ts';
import { type Call, countArg, type Handler } from './context.ts';
import { count, distinct } from './count.ts';
import { deleteDocuments } from './delete.ts';
import { explain } from './explain.ts';
import { find, getMore, killCursors } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import * as indexes from './indexes.ts';
import { insert } from './insert.ts';
import { saslContinue, saslStart } from './sasl.ts';
import { update } from './update.ts';

/** Every command there is. Keys are lower case: MongoDB takes some names in several spellings. */
const handlers = new Map<string, Handler>([
  ['hello', admin.hello],
  ['ismaster', admin.hello],
  ['saslstart', saslStart],
  ['saslcontinue', saslContinue],
  ['ping', admin.ping],
  ['buildinfo', admin.buildInfo],
  ['connectionstatus', admin.connectionStatus],
  ['getparameter', admin.getParameter],
  ['serverstatus', admin.serverStatus],
  ['endsessions', admin.endSessions],
  ['find', find],
  ['getmore', getMore],
  ['killcursors', killCursors],
  ['aggregate', aggregate],
  ['count', count],
  ['distinct', distinct],
  ['explain', explain],
  ['insert', insert],
  ['awaitinsert', awaitInsert],
  ['backup', backup],
  ['update', update],
  ['delete', deleteDocuments],
  ['findandmodify', findAndModify],
  ['create', collections.create],
  ['drop', collections.drop],
  ['dropdatabase', collections.dropDatabase],
  ['renamecollection', collections.renameCollection],
  ['listcollections', collections.listCollections],
  ['listdatabases', collections.listDatabases],
  ['collstats', collections.collStats],
  ['createindexes', indexes.createIndexes],
  ['listindexes', indexes.listIndexes],
  ['dropindexes', indexes.dropIndexes],
  ['collmod', indexes.collMod],
]);

/** As in MongoDB: these end when their client has gone, while writes and index builds go on. */
const endsWithClient = new Set([
  'find',
  'getmore',
  'aggregate',
  'count',
  'distinct',
  'explain',
  'collstats',
  'listdatabases',
]);

/** `maxTimeMS` means something else to this command: how long it may wait. */
const waits = new Set(['awaitinsert']);

export async function runCommand(call: Omit<Call, 'name' | 'db' | 'pace' | 'limits'>): Promise<Doc> {
  const { command, engine, sequences, connectionId, gone } = call;
  const name = Object.keys(command)[0] ?? '';
  engine.access.require(connectionId, name);
  const db = typeof command.$db === 'string' ? command.$db : 'admin';
  if (command.startTransaction !== undefined || command.autocommit !== undefined) {
    throw unsupported('A multi-document transaction (startTransaction)');
  }
  const key = name.toLowerCase();
  const handler = handlers.get(key);
  if (!handler) {
    throw new CommandError(
      59,
      'CommandNotFound',
      `no such command: '${name}'. The embedded database does not support it; set MONGODB_URI to a MongoDB server to use it.`,
    );
  }
  const limits = {
    closing: engine.closing,
    gone: endsWithClient.has(key) ? gone : undefined,
    maxTimeMS: waits.has(key) ? undefined : countArg(command, 'maxTimeMS'),
  };
  const pace = new Pace(limits);
  pace.isWatched = mayGetStuck(command);
  pace.check();
  // Written out: to add fields to a spread object costs more than all that a short statement pays for its pace.
  return handler({ engine, name, db, command, sequences, connectionId, gone, limits, pace });
}

/** The document that tells a client what went wrong. */
export function errorReply(failure: unknown): Doc {
  const error = asCommandError(failure);
  if (error instanceof CommandError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: `Internal error: ${message}`, code: 1, codeName: 'InternalError' };
}
