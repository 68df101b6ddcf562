import { type ClientRequest, get } from 'node:http';
import { completedEvent } from '../completed-event.ts';
import type { Product, Tenant } from '../product.ts';
import { newId } from '../product.ts';
import type { ExpressProcess } from './express-process.ts';

type Name = 'product' | 'express';
interface Address {
  origin: string;
  headers: Record<string, string>;
}

/** One open page at each side, and events that end as a notification in it. */
export class StreamEvents {
  /** Events of one round. */
  readonly amount = 100;
  /** Events on their way at a time: as when several people work at once. */
  readonly #atOnce = 25;
  readonly #received: Record<Name, number> = { product: 0, express: 0 };
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
        response.on('data', (text: string) => {
          if (text.includes('event:opened')) opened();
          this.#received[name] += [...text.matchAll(/^event:notification$/gm)].length;
          this.#wake();
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      this.#requests.push(request);
    });
  }

  /** Sends the events of one round and waits until the page has the last of them. */
  async send(name: Name): Promise<void> {
    const start = this.#received[name];
    for (let sent = 0; sent < this.amount; sent += this.#atOnce) {
      await Promise.all(Array.from({ length: this.#atOnce }, () => this.#tell(name)));
      while (this.#received[name] < start + sent + this.#atOnce) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  async #tell(name: Name): Promise<void> {
    const { tenantId } = this.tenant;
    const title = 'Safe water for fourteen villages';
    if (name === 'express') {
      this.express.send({ id: newId(), tenantId, userId: 'bench', title, at: new Date().toISOString() });
      return;
    }
    await this.product.collection('events').insertOne(completedEvent(tenantId, title));
  }

  close(): void {
    for (const request of this.#requests) request.destroy();
  }
}
