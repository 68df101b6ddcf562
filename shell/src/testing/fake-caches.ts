type Asked = RequestInfo | URL;

const addressOf = (asked: Asked): string =>
  new URL(asked instanceof Request ? asked.url : asked, window.location.origin).href;

class FakeCache {
  readonly #kept = new Map<string, Response>();

  match = async (asked: Asked): Promise<Response | undefined> => this.#kept.get(addressOf(asked))?.clone();

  /** As in a browser it is there once all of its body is. */
  async put(asked: Asked, answer: Response): Promise<void> {
    const body = await answer.arrayBuffer();
    this.#kept.set(addressOf(asked), new Response(body, answer));
  }

  delete = async (asked: Asked): Promise<boolean> => this.#kept.delete(addressOf(asked));

  keys = async (): Promise<Request[]> => [...this.#kept.keys()].map((address) => new Request(address));
}

/** The caches of a browser, in memory: as much of them as our service worker uses. One that is deleted may still be written to, unseen. */
export class FakeCaches {
  readonly #all = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#all.get(name) ?? new FakeCache();
    this.#all.set(name, cache);
    return cache;
  }

  match = async (asked: Asked, { cacheName }: { cacheName: string }): Promise<Response | undefined> =>
    this.#all.get(cacheName)?.match(asked);

  delete = async (name: string): Promise<boolean> => this.#all.delete(name);

  keys = async (): Promise<string[]> => [...this.#all.keys()];
}
