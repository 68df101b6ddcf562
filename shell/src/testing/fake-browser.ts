import { FakeCaches } from './fake-caches.ts';
import { server } from './fake-server.ts';

class WorkEvent extends Event {
  readonly #work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.#work.push(work);
  }
  /** What is under way may bring more. */
  async done() {
    for (const work of this.#work) await work;
  }
}

class AskEvent extends WorkEvent {
  answer?: Promise<Response>;
  constructor(
    readonly request: Request,
    readonly clientId: string,
  ) {
    super('fetch');
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

/** A page as the worker knows it. */
class Page {
  readonly heard: unknown[] = [];
  constructor(readonly id: string) {}
  postMessage(message: unknown) {
    this.heard.push(message);
  }
}

interface Asking {
  cache?: RequestCache;
  token?: string;
}

/** Our service worker of one build, asked by one page. */
class FakeWorker {
  readonly #scope = new EventTarget();
  readonly #page: Page;

  constructor(files: readonly string[], page: Page) {
    this.#page = page;
    Object.assign(globalThis, { __WB_MANIFEST: files.map((url) => ({ url, revision: null })) });
    const listen = jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type: string, hear) => this.#scope.addEventListener(type, hear));
    jest.isolateModules(() => require('../worker/sw.ts'));
    listen.mockRestore();
  }

  async become(state: 'install' | 'activate') {
    await this.#do(new WorkEvent(state));
  }

  /** What a page gets that asks for this, once the worker has done all it does about it. */
  ask(path: string, { cache, token }: Asking = {}): Promise<Response> {
    const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return this.#answer(new Request(new URL(path, window.location.origin), { cache, headers }));
  }

  /** What somebody gets who opens this page. */
  open(path: string): Promise<Response> {
    const request = new Request(new URL(path, window.location.origin));
    // Only browsers may make one.
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return this.#answer(request);
  }

  async tell(data: unknown) {
    await this.#do(Object.assign(new WorkEvent('message'), { data, source: this.#page }));
  }

  async #answer(request: Request): Promise<Response> {
    const event = new AskEvent(request, this.#page.id);
    this.#scope.dispatchEvent(event);
    const answer = await (event.answer ?? fetch(request));
    await event.done();
    return answer;
  }

  async #do(event: WorkEvent) {
    this.#scope.dispatchEvent(event);
    await event.done();
  }
}

/** A browser with one page and its service worker: `server` is what they reach, the test what happens. */
export class FakeBrowser {
  readonly caches = new FakeCaches();
  readonly page = new Page('page-1');

  constructor() {
    const clients = {
      claim: async () => {},
      matchAll: async () => [this.page],
      get: async (id: string) => (id === this.page.id ? this.page : undefined),
    };
    const { caches } = this;
    Object.assign(globalThis, { caches, clients, WindowClient: Page });
    Object.assign(globalThis, {
      ExtendableEvent: WorkEvent,
      FetchEvent: AskEvent,
      __WB_DISABLE_DEV_LOGS: true,
    });
  }

  /** A shell of these files is on the server, in place of the one before; its worker is here and in charge. */
  async deploy(...files: string[]): Promise<FakeWorker> {
    for (const file of files) server.on(`GET ${file}`, () => new Response(`<head></head>${file}`));
    const worker = new FakeWorker(files, this.page);
    await worker.become('install');
    await worker.become('activate');
    for (const file of files) server.on(`GET ${file}`, () => new Response('gone', { status: 404 }));
    return worker;
  }
}
