import { createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { Access } from './access/access.ts';
import { accessKey, databaseUri } from './access/access-key.ts';
import type { Engine } from './commands/context.ts';
import { errorReply, runCommand } from './commands/registry.ts';
import { Cursors } from './cursors.ts';
import { StartupError } from './errors.ts';
import { type OpenFolder, openFolder } from './file/open-folder.ts';
import { forgetRunning, noteRunning } from './file/running.ts';
import { Inserts } from './inserts.ts';
import { Catalog } from './store/catalog.ts';
import { diskFailure } from './store/disk-failure.ts';
import { forgetSessions } from './store/sessions.ts';
import { removeExpired } from './ttl.ts';
import { encodeReply, Framer, frameReply, type Message, parseMessage } from './wire.ts';

export interface EmbeddedMongoOptions {
  /** The folder that holds everything; made when it is not there. One process at a time may use it. */
  dataDir: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** It is made for one machine, and never listens beyond it. */
  host?: '127.0.0.1';
  /** How often expired documents are removed. */
  sweepIntervalMs?: number;
  /** Called when the disk fails. The default ends the process: what is in memory can no longer be trusted. */
  onFatal?: (error: Error) => void;
  /** Called with a sentence when a damaged file was mended at the start. The default writes it to stderr. */
  onMended?: (note: string) => void;
}

export interface EmbeddedMongo {
  /** `mongodb://user:key@127.0.0.1:port/`, without the name of a database. Not to be logged. */
  uri: string;
  port: number;
  close(): Promise<void>;
}

const defaultSweepMs = 30_000;

/** Starts the database on a folder. Fails with one plain sentence when the folder or the port cannot be used. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { port = 0, host = '127.0.0.1', sweepIntervalMs = defaultSweepMs } = options;
  const dataDir = resolve(options.dataDir);
  // The port first: a taken port must not disturb whoever has the folder.
  const connections = new Set<Socket>();
  const server = createServer({ noDelay: true });
  const bound = await listen(server, port, host);
  let folder: OpenFolder;
  let access: Access;
  try {
    folder = await openFolder(dataDir);
    access = new Access(accessKey(dataDir));
  } catch (error) {
    server.close();
    throw error;
  }
  const { store, note } = folder;
  if (note) (options.onMended ?? sayMended)(note);
  const fatal = options.onFatal ?? ((error: Error) => endProcess(diskFailure(error, dataDir)));
  store.onFailure(fatal);
  const catalog = new Catalog(store);
  const stopping = new AbortController();
  const engine: Engine = {
    store,
    catalog,
    cursors: new Cursors(),
    inserts: new Inserts(),
    access,
    startedAt: new Date(),
    connections,
    running: new Set(),
    closing: stopping.signal,
  };
  let connectionId = 0;
  server.on('connection', (socket) => serve(engine, socket, ++connectionId));
  const pause = startSweeping(engine, sweepIntervalMs, fatal);
  void catalog.purge();
  noteRunning(dataDir, { pid: process.pid, port: bound });
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
    forgetRunning(dataDir);
    await store.close();
    folder.release();
  };
  return {
    uri: databaseUri(dataDir, bound),
    port: bound,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function endProcess(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const sayMended = (note: string) => void process.stderr.write(`${note}\n`);

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
        last = last.then(() => answer(engine, socket, message, connectionId, gone.signal));
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
    engine.access.forget(connectionId);
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
  connectionId: number,
  gone: AbortSignal,
): Promise<void> {
  let body: Uint8Array[];
  try {
    const { command, sequences } = message;
    const reply = await runCommand({ engine, command, sequences, connectionId, gone });
    body = encodeReply({ ...reply, ok: 1 });
  } catch (error) {
    body = encodeReply(errorReply(error));
  }
  if (!message.silent && socket.writable) socket.write(frameReply(message, body));
}
