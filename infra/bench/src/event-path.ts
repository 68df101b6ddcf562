import { randomUUID } from 'node:crypto';
import { exampleApplication, post } from './product.ts';

const writes = 100;
const discarded = 5;

/** Milliseconds from the answer of a write to the message on the open page of the same organization. */
export async function measureEventPath(origin: string): Promise<{ p50: number; p95: number }> {
  const { headers, cookie } = await signUp(origin);
  const aborted = new AbortController();
  const stream = await fetch(`${origin}/api/events`, { headers: { cookie }, signal: aborted.signal });
  if (!stream.body) throw new Error(`/api/events: ${stream.status}`);
  const heard = new Messages(stream.body);
  const took: number[] = [];
  for (let round = 0; round < writes + discarded; round += 1) {
    const body = { ...exampleApplication, title: `Safe water ${round}`, generate: false };
    const { proposal } = await post(origin, '/api/proposals', body, headers);
    const answered = performance.now();
    const at = await heard.timeOf(proposal.id);
    if (round >= discarded) took.push(Math.max(0, at - answered));
  }
  aborted.abort();
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.ceil(part * took.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

async function signUp(origin: string) {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Amina',
      lastName: 'Bench',
      organizationName: 'Bench Trust',
      email: `${randomUUID()}@example.org`,
      password: randomUUID(),
    }),
  });
  if (!response.ok) throw new Error(`/api/auth/register: ${response.status} ${await response.text()}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { headers: { authorization: `Bearer ${accessToken}` }, cookie: cookies.join('; ') };
}

/** When the stream named each proposal for the first time. */
class Messages {
  readonly #at = new Map<string, number>();
  #wake: () => void = () => {};

  constructor(body: ReadableStream<Uint8Array>) {
    void this.#read(body).catch(() => {});
  }

  async timeOf(proposalId: string): Promise<number> {
    for (;;) {
      const at = this.#at.get(proposalId);
      if (at !== undefined) return at;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      const now = performance.now();
      text = `${text}${decoder.decode(chunk, { stream: true })}`.slice(-10_000);
      for (const [, id = ''] of text.matchAll(/"proposalId":"(\w+)"/g)) {
        if (!this.#at.has(id)) this.#at.set(id, now);
      }
      this.#wake();
    }
  }
}
