import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** As the readiness probe in the manifests of infra/deploy. */
const checkEvery = 2_000;
const failuresUntilOut = 2;

interface Target {
  origin: string;
  agent: Agent;
  failures: number;
  isIn: boolean;
}

/**
 * A load balancer as simple as they come: calls go in turn to the gateways whose `/readyz` answers, and to the next one
 * only if there is no connection. Everything else that goes wrong reaches the caller.
 */
export class Balancer {
  readonly #targets: Target[];
  readonly #server: Server;
  #turn = 0;
  #checking: NodeJS.Timeout | undefined;

  constructor(origins: readonly string[]) {
    this.#targets = origins.map((origin) => ({
      origin,
      agent: new Agent({ keepAlive: true }),
      failures: 0,
      isIn: true,
    }));
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer));
    this.#server.keepAliveTimeout = 60_000;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.#checking = setInterval(() => {
      for (const target of this.#targets) void this.#check(target);
    }, checkEvery);
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    for (const { agent } of this.#targets) agent.destroy();
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #check(target: Target): Promise<void> {
    const isReady = await fetch(`${target.origin}/readyz`, { signal: AbortSignal.timeout(checkEvery) })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      })
      .catch(() => false);
    target.failures = isReady ? 0 : target.failures + 1;
    if (isReady) target.isIn = true;
    else if (target.failures >= failuresUntilOut) target.isIn = false;
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const piece of asked) body.push(piece as Buffer);
    this.#turn += 1;
    const inTurn = this.#targets.map((_, at) => this.#targets[(this.#turn + at) % this.#targets.length]);
    for (const target of inTurn) {
      if (target?.isIn && (await passOn(target, asked, Buffer.concat(body), answer))) return;
    }
    answer.writeHead(502).end('no gateway can be reached');
  }
}

/** False if there was no connection, so that another one may be tried. */
function passOn(
  target: Target,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { connection: _, ...headers } = asked.headers;
    const call = request(`${target.origin}${asked.url}`, {
      method: asked.method ?? 'GET',
      headers,
      agent: target.agent,
    });
    call.once('response', (given) => {
      const { connection: __, 'keep-alive': ___, ...own } = given.headers;
      answer.writeHead(given.statusCode ?? 502, own);
      given.pipe(answer);
      given.once('error', () => answer.destroy());
      resolve(true);
    });
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(`${target.origin}: ${error.code ?? error.message}`);
      resolve(true);
    });
    // Whoever asked has gone.
    answer.once('close', () => {
      if (!answer.writableFinished) call.destroy();
    });
    call.end(body);
  });
}
