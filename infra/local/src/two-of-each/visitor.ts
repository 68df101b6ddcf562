import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@harambee/domain/schemas';
import { planDemo } from '../demo/demo-plan.ts';

const [account] = planDemo(new Date());
const body = account?.proposals[0]?.body ?? {};

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface Call {
  method?: string;
  /** The gateway to be asked; the balancer unless it is named. */
  at?: string;
  headers?: Record<string, string>;
  send?: unknown;
  key?: string;
}

let visitors = 0;

/** A person with a browser, at an address of their own. */
export class Visitor {
  readonly email = `two-${randomUUID()}@harambee.example`;
  readonly password = `kamba-${randomUUID()}`;
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  token = '';
  tenantId = '';
  cookie = '';

  constructor(origin: string) {
    visitors += 1;
    this.#origin = origin;
    this.#address = `203.0.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  }

  static async signedUp(origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin);
    const { body: answer, status } = await visitor.call<SignedIn>('/api/auth/register', {
      send: {
        email: visitor.email,
        password: visitor.password,
        firstName: 'Amina',
        lastName: 'Otieno',
        organizationName: `Two ${visitor.email}`,
      },
    });
    if (status !== 201 && status !== 200) throw new Error(`sign-up: ${status} ${JSON.stringify(answer)}`);
    visitor.token = answer.accessToken;
    visitor.tenantId = answer.user.tenantId;
    return visitor;
  }

  /** Makes one call, as it is: nothing is repeated. Rejects if there is no answer. */
  async call<Body>(path: string, { at, method, headers, send, key }: Call = {}): Promise<Answer<Body>> {
    const response = await this.fetch(path, {
      ...(at !== undefined && { at }),
      method: method ?? (send === undefined ? 'GET' : 'POST'),
      headers: {
        ...(send !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(send !== undefined && { body: JSON.stringify(send) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Body };
  }

  async fetch(
    path: string,
    { at = this.#origin, ...init }: RequestInit & { at?: string } = {},
  ): Promise<Response> {
    const response = await fetch(`${at}${path}`, {
      ...init,
      headers: {
        origin: this.#origin,
        'x-forwarded-for': this.#address,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    this.cookie = [...this.#cookies.values()].join('; ');
    return response;
  }

  /** Creates a proposal. */
  async propose(
    changes: object = {},
    call: Call = {},
  ): Promise<Answer<{ proposal: { id: string; revision: number } }>> {
    const send = { ...body, title: `Two ${randomUUID()}`, generate: false, ...changes };
    return this.call('/api/proposals', { key: randomUUID(), ...call, send });
  }

  proposalBody = (title: string): object => ({ ...body, title, generate: false });
}

/** An open page: it reads its event stream and, when that ends, comes back with the last id, as browsers do. */
export class OpenPage {
  readonly ids: string[] = [];
  readonly texts: string[] = [];
  /** How often the stream was opened. */
  opened = 0;
  readonly #visitor: Visitor;
  readonly #stop = new AbortController();
  readonly #at: string | undefined;

  constructor(visitor: Visitor, at?: string) {
    this.#visitor = visitor;
    this.#at = at;
    void this.#stay();
  }

  async #stay(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#read().catch(() => undefined);
      await wait(200);
    }
  }

  async #read(): Promise<void> {
    const lastEventId = this.ids.at(-1);
    const answer = await this.#visitor.fetch('/api/events', {
      signal: this.#stop.signal,
      headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
      ...(this.#at !== undefined && { at: this.#at }),
    });
    if (!answer.ok || !answer.body) return;
    this.opened += 1;
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const id = /^id:\s?(.*)$/m.exec(block)?.[1];
    if (id) this.ids.push(id);
    this.texts.push(block);
  }

  /** Whether a message about this proposal has come. */
  knows(proposalId: string): boolean {
    return this.texts.some((text) => text.includes(proposalId));
  }

  close(): void {
    this.#stop.abort();
  }
}
