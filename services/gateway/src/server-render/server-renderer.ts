import { join } from 'node:path';
import { type DocumentLimits, Documents, Unavailable, workerFile } from '@harambee/service-kit';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ownerOf } from '../pages/index-page.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { RenderInput } from './render-worker.ts';

/** What a remote makes of an answer: the page, and one style element that is the same for all its pages. */
export interface RenderedPage {
  html: string;
  styles: string;
}
const Rendered = Type.Object({
  html: Type.String({ minLength: 1 }),
  styles: Type.String({ pattern: '^<style[^<>]*>[^<]*</style>$' }),
});

const limits: Partial<DocumentLimits> = {
  threads: 1,
  memoryMb: 128,
  timeLimitMs: 10_000,
  waiting: 64,
  // Pages belong to nobody: the queue is the only limit.
  perTenant: 64,
  perPerson: 64,
  // Finished pages are kept elsewhere (`profile-pages.ts`); here only what came too late for its visitor.
  cachedBytes: 4 * 1_024 * 1_024,
  cacheMs: 60_000,
};

/** The thread in which pages are rendered. */
export const renderThread = (): Documents =>
  new Documents(workerFile(import.meta.url, './render-worker'), limits);

/** Milliseconds that a visitor waits for a page; it is sent without its words then. */
const longestWait = 2_000;
/** Milliseconds until a page that could not be rendered is tried again. */
const retryAfter = 60_000;

interface ServerRendererOptions {
  thread: Documents;
  remotes: Remotes;
  /** The folder of the remotes' files. */
  remotesDir: string;
  warn: (error: unknown, message: string) => void;
}

/**
 * Renders public pages with the module that their remote has published (ADR 48), in a thread that ends when nobody asks.
 * Whatever goes wrong, the page is sent as it was before: a browser renders it.
 */
export class ServerRenderer {
  readonly #options: ServerRendererOptions;
  readonly #failed = new LRUCache<string, true>({ max: 1_000, ttl: retryAfter });

  constructor(options: ServerRendererOptions) {
    this.#options = options;
  }

  /** Identifies the module that renders the page at this path; undefined if its remote has none. */
  async moduleOf(path: string): Promise<Pick<RenderInput, 'file' | 'integrity'> | undefined> {
    const { remotes, remotesDir } = this.#options;
    const owner = ownerOf(path, (await remotes.usual()).remotes);
    if (!owner?.serverRender) return undefined;
    const { file, integrity } = owner.serverRender;
    await remotes.bring(owner.name, owner.version);
    return { file: join(remotesDir, owner.name, owner.version, file), integrity };
  }

  /** `version` identifies the answer. Undefined if there is no page now. */
  async render(
    module: Pick<RenderInput, 'file' | 'integrity'>,
    answer: RenderInput['answer'],
    version: string,
  ): Promise<RenderedPage | undefined> {
    const key = `${module.file} ${version}`;
    if (this.#failed.has(key)) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, longestWait, undefined);
    });
    return Promise.race([this.#make(key, { ...module, answer }), late]).finally(() => clearTimeout(timer));
  }

  async #make(key: string, input: RenderInput): Promise<RenderedPage | undefined> {
    try {
      const bytes = await this.#options.thread.make({
        actor: { tenantId: '', userId: '' },
        kind: 'page',
        key,
        input: () => input,
      });
      const page: unknown = JSON.parse(bytes.toString());
      if (Value.Check(Rendered, page)) return page;
      throw new Error('The module returned no page');
    } catch (error) {
      // Too many at once, or a thread that was ended: the log has it.
      if (error instanceof Unavailable) return undefined;
      this.#failed.set(key, true);
      this.#options.warn(error, 'a public page could not be rendered: browsers render it');
      return undefined;
    }
  }
}
