import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds between two looks at the gateways: load balancers look every second or two. */
const lookEvery = 250;

/**
 * Stands before the gateways as a load balancer of layer 4 does: each connection goes to one that is ready, in turn, and
 * stays there. It repeats nothing.
 */
export class Balancer {
  readonly #server: Server;
  readonly #ports: readonly number[];
  readonly #sockets = new Set<Socket>();
  #ready: readonly number[];
  #turn = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#ready = ports;
    this.#server = createServer((browser) => this.#join(browser));
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#looking = setInterval(() => void this.#look(), lookEvery);
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #join(browser: Socket, tries = 3): void {
    this.#turn += 1;
    const port = this.#ready[this.#turn % Math.max(1, this.#ready.length)];
    if (port === undefined) return void browser.destroy();
    const gateway = connect(port, '127.0.0.1');
    for (const socket of [browser, gateway]) this.#sockets.add(socket);
    let isOpen = false;
    gateway.once('connect', () => {
      isOpen = true;
      browser.pipe(gateway);
      gateway.pipe(browser);
    });
    gateway.on('error', () => {
      // Nothing was sent yet, so another gateway may take the connection.
      if (!isOpen && tries > 0) this.#join(browser, tries - 1);
      else browser.destroy();
    });
    browser.on('error', () => gateway.destroy());
    browser.once('close', () => gateway.destroy());
    gateway.once('close', () => {
      this.#sockets.delete(gateway);
      if (isOpen) browser.end();
    });
  }

  async #look(): Promise<void> {
    const ready = await Promise.all(
      this.#ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
          ({ ok }) => (ok ? [port] : []),
          () => [],
        ),
      ),
    );
    this.#ready = ready.flat();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
