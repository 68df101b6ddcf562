import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

export interface Message {
  id: string;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the message carries
  data: any;
  /** When it came first, on the clock of `performance`. */
  heardAt: number;
}

/** Pages wait 0.5 to 1.5 seconds after the first failure. */
const comeBackAfter = 1_000;

/** The event stream of one open page: it comes back with the place where it stopped, as pages do. */
export class LiveStream {
  /** By id: what a page is sent twice does no harm. */
  readonly messages = new Map<string, Message>();
  opened = 0;
  /** How often it was told that it has missed more than is stored. */
  incomplete = 0;
  refused: number[] = [];
  #place = '';
  readonly #end = new AbortController();
  readonly #following: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly visitor: Visitor,
  ) {
    this.#following = this.#follow();
  }

  has(name: string, holds: (data: Message['data']) => boolean): boolean {
    return [...this.messages.values()].some((one) => one.name === name && holds(one.data));
  }

  /** The first message about what was written to a proposal, or about a later revision of it. */
  messageAbout({ proposalId, revision }: { proposalId: string; revision: number }): Message | undefined {
    return [...this.messages.values()].find(
      ({ name, data }) => name === 'proposal' && data.proposalId === proposalId && data.revision >= revision,
    );
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      await this.#read().catch(() => {});
      await pause(comeBackAfter, undefined, { signal }).catch(() => {});
    }
  }

  async #read(): Promise<void> {
    const query = this.#place && `?lastEventId=${this.#place}`;
    const { cookie, address } = this.visitor;
    const answer = await fetch(`${this.origin}/api/events${query}`, {
      headers: { cookie, 'x-forwarded-for': address, accept: 'text/event-stream' },
      signal: this.#end.signal,
    });
    if (!answer.ok) this.refused.push(answer.status);
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const of = (field: string) => new RegExp(`^${field}:\\s?(.*)$`, 'm').exec(block)?.[1];
    const [id, name, data] = [of('id'), of('event'), of('data')];
    if (id === undefined || name === undefined || data === undefined) return;
    const heardAt = this.messages.get(id)?.heardAt ?? performance.now();
    const message = { id, name, data: JSON.parse(data), heardAt };
    if (name === 'opened') {
      this.opened += 1;
      if (this.#place && !message.data.complete) this.incomplete += 1;
    } else this.messages.set(id, message);
    this.#place = id;
  }
}
