import type { AddressInfo } from 'node:net';
import type { TestApp } from '@harambee/service-kit/testing';

export interface Received {
  id: string;
  event: string;
  data: unknown;
}

/** Reads an event stream over a real connection, as a browser would. */
export class StreamReader {
  readonly received: Received[] = [];
  readonly comments: string[] = [];
  readonly status: number;
  readonly headers: Headers;
  /** Resolves when the server has closed it. */
  readonly ended: Promise<void>;
  readonly #stop: AbortController;
  readonly #waiting = new Set<() => void>();

  private constructor(response: Response, stop: AbortController) {
    this.status = response.status;
    this.headers = response.headers;
    this.#stop = stop;
    this.ended = this.#read(response).catch(() => undefined);
  }

  static async open(
    api: TestApp,
    headers: Record<string, string>,
    { query = '' }: { query?: string } = {},
  ): Promise<StreamReader> {
    const { port } = api.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const url = `http://127.0.0.1:${port}/api/events${query}`;
    return new StreamReader(await fetch(url, { headers, signal: stop.signal }), stop);
  }

  /** The first message with this name that `holds`, now or when it arrives. */
  async next(event: string, holds: (data: never) => boolean = () => true): Promise<Received> {
    for (;;) {
      const found = this.received.find((one) => one.event === event && holds(one.data as never));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(response: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      for (const wake of this.#waiting) wake();
      this.#waiting.clear();
    }
  }

  #take(block: string): void {
    const fields = block.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
    });
    const of = (name: string) => fields.find(([field]) => field === name)?.[1];
    const data = of('data');
    if (data === undefined) this.comments.push(block);
    else this.received.push({ id: of('id') ?? '', event: of('event') ?? 'message', data: JSON.parse(data) });
  }
}
