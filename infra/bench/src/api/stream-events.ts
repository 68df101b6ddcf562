import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { completedEvent } from '../completed-event.ts';
import type { Product, Tenant } from '../product.ts';
import type { ExpressProcess } from './express-process.ts';

type Name = 'product' | 'express';
interface Address {
  origin: string;
  headers: Record<string, string>;
}

/** One open page at each side, and events that end as a notification in it. */
export class StreamEvents {
  /** Events of one round. */
  readonly amount = 300;
  /** Events on their way at a time: as when several people work at once. */
  readonly #atOnce = 25;
  /** When the page had the notification of each proposal. */
  readonly #received: Record<Name, Map<string, number>> = { product: new Map(), express: new Map() };
  readonly #requests: ClientRequest[] = [];
  #wake = () => {};

  constructor(
    private readonly product: Product,
    private readonly tenant: Tenant,
    private readonly express: ExpressProcess,
    private readonly sides: Record<Name, Address>,
  ) {}

  async open(): Promise<void> {
    const { origin } = this.product;
    const { account } = this.tenant;
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, remember: false }),
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await this.#page('product', `${this.sides.product.origin}/api/events`, { cookie });
    await this.#page('express', `${this.sides.express.origin}/api/events`, this.sides.express.headers);
  }

  #page(name: Name, url: string, headers: Record<string, string>): Promise<void> {
    return new Promise((opened, failed) => {
      const request = get(url, { headers }, (response) => {
        if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`));
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (piece: string) => {
          const now = performance.now();
          if (piece.includes('event:opened')) opened();
          text = `${text}${piece}`.slice(-200_000);
          for (const [, id = ''] of text.matchAll(/"\/proposals\/(\w{32})"/g)) {
            if (!this.#received[name].has(id)) this.#received[name].set(id, now);
          }
          text = text.slice(text.lastIndexOf('\n\n') + 2);
          this.#wake();
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      this.#requests.push(request);
    });
  }

  /** Sends the events of one round and waits until the page has all of them. */
  async send(name: Name): Promise<void> {
    for (let sent = 0; sent < this.amount; sent += this.#atOnce) {
      const ids = await Promise.all(Array.from({ length: this.#atOnce }, () => this.#tell(name)));
      for (const id of ids) await this.#arrival(name, id);
    }
  }

  /** Milliseconds from each event to the page, at so many events a second. */
  async paced(name: Name, rate: number, seconds: number): Promise<number[]> {
    const began = performance.now();
    const took: Promise<number>[] = [];
    for (let sent = 0; sent < rate * seconds; sent += 1) {
      await sleep(began + (sent * 1_000) / rate - performance.now());
      took.push(this.#timed(name));
    }
    return Promise.all(took);
  }

  async #timed(name: Name): Promise<number> {
    const since = performance.now();
    return (await this.#arrival(name, await this.#tell(name))) - since;
  }

  async #arrival(name: Name, id: string): Promise<number> {
    for (;;) {
      const at = this.#received[name].get(id);
      if (at !== undefined) return at;
      await new Promise<void>((resolve) => {
        const others = this.#wake;
        this.#wake = () => {
          this.#wake = () => {};
          others();
          resolve();
        };
      });
    }
  }

  /** The id of the proposal that it tells of. */
  async #tell(name: Name): Promise<string> {
    const { tenantId } = this.tenant;
    const event = completedEvent(tenantId, 'Safe water for fourteen villages');
    const { proposalId, title } = event.payload;
    if (name === 'express') {
      this.express.send({ id: proposalId, tenantId, title, at: event.at.toISOString() });
    } else await this.product.collection('events').insertOne(event);
    return proposalId;
  }

  close(): void {
    for (const request of this.#requests) request.destroy();
  }
}
