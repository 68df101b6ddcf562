import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@harambee/domain/schemas';
import { secretMailedTo } from '../demo/making/demo-mail.ts';

export interface Answer {
  /** 0: there was none. */
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  body: any;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** The Idempotency-Key. */
  key?: string;
}

const password = 'Maji safi kwa wote 27';

/** One browser with its own network address. Nothing is tried again here: what fails is to be seen. */
export class Visitor {
  readonly email: string;
  readonly address: string;
  readonly #cookies = new Map<string, string>();
  #token = '';
  user!: SignedIn['user'];

  constructor(place: number, email = `visitor-${place}-${randomUUID()}@harambee.example`) {
    this.email = email;
    this.address = `10.7.${Math.floor(place / 250)}.${(place % 250) + 1}`;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    origin: string,
    method: string,
    path: string,
    { body, headers, key }: CallOptions = {},
  ): Promise<Answer> {
    const isBytes = Buffer.isBuffer(body);
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': this.address,
          cookie: this.cookie,
          ...(this.#token && { authorization: `Bearer ${this.#token}` }),
          ...(body !== undefined && {
            'content-type': isBytes ? 'application/octet-stream' : 'application/json',
          }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      this.#keep(answer.headers.getSetCookie());
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      const text = isJson ? await answer.text() : '';
      const bytes = isJson ? undefined : Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : bytes };
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      return { status: 0, headers: new Headers(), body: { error: cause?.code ?? message } };
    }
  }

  /** The same, for calls without which a test cannot go on. */
  async must(origin: string, method: string, path: string, options?: CallOptions): Promise<Answer['body']> {
    const { status, body } = await this.call(origin, method, path, options);
    if (status >= 200 && status < 300) return body;
    throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
  }

  async register(origin: string): Promise<this> {
    const organizationName = `Visitors ${this.address}`;
    const body = { firstName: 'Amina', lastName: 'Odhiambo', organizationName, email: this.email, password };
    return this.#enter(await this.must(origin, 'POST', '/api/auth/register', { body }));
  }

  /** Opens the link in the letter to its address; without that nobody invites others. */
  async confirmAddress(origin: string, dataDir: string): Promise<void> {
    const token = await secretMailedTo(this.email, dataDir, AbortSignal.timeout(30_000));
    await this.must(origin, 'POST', '/api/auth/email/confirm', { body: { token, reviewed: true } });
  }

  /** Joins the organization of somebody by a link. */
  async join(origin: string, host: Visitor): Promise<this> {
    const { link } = await host.must(origin, 'POST', '/api/auth/invitations', { body: { role: 'Member' } });
    const token = (link as string).split('#')[1];
    const body = { token, firstName: 'Juma', lastName: 'Otieno', email: this.email, password };
    return this.#enter(await this.must(origin, 'POST', '/api/auth/invitations/accept', { body }));
  }

  async signIn(origin: string): Promise<this> {
    const body = { email: this.email, password, remember: true };
    return this.#enter(await this.must(origin, 'POST', '/api/auth/login', { body }));
  }

  #enter({ accessToken, user }: SignedIn): this {
    this.#token = accessToken;
    this.user = user;
    return this;
  }

  #keep(set: readonly string[]): void {
    for (const line of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
  }
}
