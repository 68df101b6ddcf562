import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Engine } from './commands/context.ts';
import { errorReply, runCommand } from './commands/registry.ts';
import { Cursors } from './cursors.ts';
import { StartupError } from './errors.ts';
import { Inserts } from './inserts.ts';
import { Catalog } from './store/catalog.ts';
import { forgetSessions } from './store/sessions.ts';
import { Store } from './store/store.ts';
import { removeExpired } from './ttl.ts';
import { encodeReply, Framer, frameReply, type Message, parseMessage } from './wire.ts';

export interface EmbeddedMongoOptions {
  /** The folder that holds everything; made when it is not there. One process at a time may use it. */
  dataDir: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** The database has no passwords, so it never listens beyond this machine. */
  host?: '127.0.0.1';
  /** How often expired documents are removed. */
  sweepIntervalMs?: number;
  /** Called when the disk fails. The default ends the process: what is in memory can no longer be trusted. */
  onFatal?: (error: Error) => void;
}

export interface EmbeddedMongo {
  /** `mongodb://127.0.0.1:port/`, without the name of a database. */
  uri: string;
  port: number;
  close(): Promise<void>;
}

const defaultSweepMs = 30_000;
const inThisProcess = new Set<string>();

/** Starts the database on a folder. Fails with one plain sentence when the folder or the port cannot be used. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { port = 0, host = '127.0.0.1', sweepIntervalMs = defaultSweepMs } = options;
  const dataDir = resolve(options.dataDir);
  // The port first: a taken port must not disturb whoever has the folder.
  const connections = new Set<Socket>();
  const server = createServer({ noDelay: true });
  const bound = await listen(server, port, host);
  let store: Store;
  try {
    store = openFolder(dataDir);
  } catch (error) {
    server.close();
    throw error;
  }
  const fatal = options.onFatal ?? endProcess;
  store.onFailure(fatal);
  const catalog = new Catalog(store);
  const stopping = new AbortController();
  const engine: Engine = {
    store,
    catalog,
    cursors: new Cursors(),
    inserts: new Inserts(),
    startedAt: new Date(),
    connections,
    running: new Set(),
    closing: stopping.signal,
  };
  let connectionId = 0;
  server.on('connection', (socket) => serve(engine, socket, ++connectionId));
  const pause = startSweeping(engine, sweepIntervalMs, fatal);
  void catalog.purge();
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopping.abort();
    await pause();
    engine.inserts.close();
    const closed = new Promise((done) => server.close(done));
    for (const socket of connections) socket.destroy();
    await closed;
    // What was started is finished before the folder is let go.
    await Promise.all(engine.running);
    await catalog.close();
    await store.close();
    inThisProcess.delete(dataDir);
  };
  return {
    uri: `mongodb://${host}:${bound}/`,
    port: bound,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function endProcess(error: Error) {
  process.stderr.write(`The database could not write to its disk and stops: ${error.message}\n`);
  process.exit(1);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new StartupError(
              `Port ${port} is already in use: stop the program that uses it, or choose another PORT.`,
            )
          : new StartupError(`Port ${port} cannot be opened (${error.message}): choose another PORT.`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function openFolder(dataDir: string): Store {
  if (inThisProcess.has(dataDir)) throw inUse(dataDir, process.pid);
  let store: Store;
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    store = new Store(dataDir);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}): check its owner and permissions, or choose another DATA_DIR.`,
    );
  }
  const [owner] = store.otherOwners();
  if (owner !== undefined) {
    void store.close();
    throw inUse(dataDir, owner);
  }
  inThisProcess.add(dataDir);
  return store;
}

/** Not mkdir's own `recursive`: it never returns where the system answers ENOENT for a folder it will not make. */
function makeFolder(path: string) {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}

const inUse = (dataDir: string, pid: number) =>
  new StartupError(
    `The data folder ${dataDir} is in use by process ${pid}: stop that process, or choose another DATA_DIR.`,
  );

/** Expired documents, idle cursors and old sessions. Returns how to stop it. */
function startSweeping({ store, catalog, cursors }: Engine, every: number, fatal: (error: Error) => void) {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    cursors.dropIdle();
    running = removeExpired(catalog)
      .then(() => forgetSessions(store))
      .then(() => undefined, fatal)
      .finally(() => {
        busy = false;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function serve(engine: Engine, socket: Socket, connectionId: number) {
  engine.connections.add(socket);
  const gone = new AbortController();
  const framer = new Framer();
  // Answers leave in the order of the questions, as the protocol wants.
  let last: Promise<void> = Promise.resolve();
  socket.on('data', (chunk) => {
    try {
      for (const bytes of framer.push(chunk as Buffer)) {
        const message = parseMessage(bytes);
        last = last.then(() => answer(engine, socket, message, { connectionId, gone: gone.signal }));
        track(engine, last);
      }
    } catch {
      // Not our protocol: there is no way to answer what cannot be read.
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    gone.abort();
    engine.connections.delete(socket);
  });
}

function track({ running }: Engine, work: Promise<void>) {
  running.add(work);
  void work.finally(() => running.delete(work));
}

async function answer(
  engine: Engine,
  socket: Socket,
  message: Message,
  client: { connectionId: number; gone: AbortSignal },
): Promise<void> {
  let body: Uint8Array[];
  try {
    const { command, sequences } = message;
    const reply = await runCommand({ engine, command, sequences, ...client });
    body = encodeReply({ ...reply, ok: 1 });
  } catch (error) {
    body = encodeReply(errorReply(error));
  }
  if (!message.silent && socket.writable) socket.write(frameReply(message, body));
}
