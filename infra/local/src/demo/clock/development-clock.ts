import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const preload = new URL('../../../development-clock.mjs', import.meta.url);

/**
 * The time of a product in development, which may be another one than that of the machine (ADR 50). Processes that are
 * started with `env` follow it. It only moves forward, because nothing in a product expects anything else.
 */
export class DevelopmentClock {
  readonly #server: Server;
  readonly #processes = new Map<Socket, () => void>();
  /** Seconds from the time of the machine to this one. */
  #difference: number;

  private constructor(server: Server, at: Date) {
    this.#server = server;
    this.#difference = secondsTo(at);
    server.on('connection', (socket) => this.#follow(socket));
  }

  static async startAt(at: Date): Promise<DevelopmentClock> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new DevelopmentClock(server, at);
  }

  get now(): Date {
    return new Date(Date.now() + this.#difference * 1_000);
  }

  /** What a process needs in its environment, in addition to the options that Node has there already. */
  env(options = process.env.NODE_OPTIONS ?? ''): NodeJS.ProcessEnv {
    const { port } = this.#server.address() as { port: number };
    return {
      NODE_OPTIONS: `${options} --import ${preload.href}`.trim(),
      DEVELOPMENT_CLOCK: String(port),
    };
  }

  /** Resolves when every process has that time. An earlier time than now changes nothing. */
  async moveTo(at: Date): Promise<void> {
    const difference = secondsTo(at);
    if (difference <= this.#difference) return;
    this.#difference = difference;
    await Promise.all(
      [...this.#processes.keys()].map(
        (socket) =>
          new Promise<void>((resolve) => {
            this.#processes.set(socket, resolve);
            socket.write(`${difference}\n`);
          }),
      ),
    );
  }

  /** From now on it is the time of the machine. */
  moveToNow(): Promise<void> {
    return this.moveTo(new Date());
  }

  stop(): void {
    for (const socket of this.#processes.keys()) socket.destroy();
    this.#server.close();
  }

  #follow(socket: Socket): void {
    const moved = () => this.#processes.get(socket)?.();
    this.#processes.set(socket, () => {});
    createInterface({ input: socket }).on('line', moved);
    socket.on('error', () => {});
    socket.once('close', () => {
      moved();
      this.#processes.delete(socket);
    });
    socket.write(`${this.#difference}\n`);
  }
}

const secondsTo = (at: Date): number => Math.round((at.getTime() - Date.now()) / 1_000);
