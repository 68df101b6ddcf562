import type { Binary } from 'bson';
import { userName } from '../access/access-key.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { unsupported } from '../errors.ts';
import { maxDocumentBytes } from '../store/collection.ts';
import { endSessions as forgetEnded } from '../store/sessions.ts';
import { maxMessageBytes } from '../wire.ts';
import type { Handler } from './context.ts';
import { saslHello } from './sasl.ts';

/** The version whose wire protocol and answers we follow. */
const version = '7.0.0';
const maxWireVersion = 21;

/**
 * `isdbgrid` makes drivers see a router: sessions and retryable writes work, and no host names of a replica set are
 * needed. No topologyVersion, so that drivers poll instead of holding a stream open.
 */
export const hello: Handler = async (call) => ({
  helloOk: true,
  ...(call.name === 'hello' ? { isWritablePrimary: true } : { ismaster: true, isWritablePrimary: true }),
  msg: 'isdbgrid',
  maxBsonObjectSize: maxDocumentBytes,
  maxMessageSizeBytes: maxMessageBytes,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: call.connectionId,
  minWireVersion: 0,
  maxWireVersion,
  readOnly: false,
  ...(await saslHello(call)),
});

export const ping: Handler = () => ({});

export const buildInfo: Handler = () => ({
  version,
  versionArray: [...version.split('.').map(Number), 0],
  gitVersion: 'embedded',
  modules: ['embedded'],
  maxBsonObjectSize: maxDocumentBytes,
  bits: 64,
  debug: false,
});

export const connectionStatus: Handler = () => ({
  authInfo: {
    authenticatedUsers: [{ user: userName, db: 'admin' }],
    authenticatedUserRoles: [],
    authenticatedUserPrivileges: [],
  },
});

export const getParameter: Handler = ({ command }) => {
  const known: Doc = { featureCompatibilityVersion: { version: version.slice(0, 3) } };
  if (command.getParameter === '*') return known;
  const names = Object.keys(command).filter((name) => Object.hasOwn(known, name));
  if (names.length === 0) throw unsupported('This server parameter');
  return Object.fromEntries(names.map((name) => [name, known[name]]));
};

export const serverStatus: Handler = ({ engine }) => {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    host: '127.0.0.1',
    version,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: Math.floor((Date.now() - engine.startedAt.getTime()) / 1000),
    localTime: new Date(),
    connections: { current: engine.connections.size },
    globalLock: { activeClients: { total: engine.running.size } },
    metrics: { cursor: { open: { total: engine.cursors.size } } },
    mem: { resident: Math.round(rss / 1_048_576), heap: Math.round(heapUsed / 1_048_576) },
    storageEngine: { name: 'lmdb', persistent: true },
  };
};

export const endSessions: Handler = async ({ engine, command }) => {
  const ended = (Array.isArray(command.endSessions) ? command.endSessions : []).flatMap((session) => {
    const id = isDoc(session) ? (session.id as Binary | undefined) : undefined;
    return id?.buffer ? [Buffer.from(id.buffer.subarray(0, id.position))] : [];
  });
  await forgetEnded(engine.store, ended);
  return {};
};
