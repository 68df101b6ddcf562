import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Document } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { databaseUri } from '../access/access-key.ts';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts';

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A database in this process with a stock mongoose connection, for one test file. */
export function useDatabase(options: { sweepIntervalMs?: number } = {}) {
  const folder = temporaryFolder();
  const state: { server?: EmbeddedMongo; connection?: Connection; names: number } = { names: 0 };
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the database has not started');
    return value;
  };
  beforeAll(async () => {
    state.server = await startEmbeddedMongo({ dataDir: folder.path, ...options });
    state.connection = await mongoose.createConnection(`${state.server.uri}test`).asPromise();
  });
  afterAll(async () => {
    await state.connection?.close();
    await state.server?.close();
    folder.remove();
  });
  return {
    get connection() {
      return ready(state.connection);
    },
    get server() {
      return ready(state.server);
    },
    get db() {
      return ready(ready(state.connection).db);
    },
    /** A collection that no other test knows. */
    collection() {
      return ready(ready(state.connection).db).collection<Document>(`c${state.names++}`);
    },
  };
}

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** With the key of the folder. */
  uri: string;
  exited: Promise<number | null>;
  /** All that it says until it ends. */
  stderr: Promise<string>;
}

/** The database as a process of its own, as `npm start` runs it. */
export async function spawnServer(dataDir: string, port = 0): Promise<ServerProcess> {
  const { child, exited, stderr } = spawnMain({ DATA_DIR: dataDir, PORT: String(port) });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const line = await new Promise<string>((done, fail) => {
    lines.once('line', done);
    void exited.then(async () => fail(new Error(`the database did not start: ${await stderr}`)));
  });
  const { ready, port: bound } = JSON.parse(line) as { ready: boolean; port: number };
  expect(ready).toBe(true);
  return { child, port: bound, uri: databaseUri(dataDir, bound), exited, stderr };
}

/** A test that fails must not leave its database running, or Jest would wait for it for ever. */
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

export function spawnMain(env: Record<string, string>) {
  const main = process.env.EMBEDDED_MONGO_MAIN as string;
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const stderr = new Promise<string>((done) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
    });
    child.stderr.on('end', () => done(text));
  });
  return { child, exited, stderr };
}
