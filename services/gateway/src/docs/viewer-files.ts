import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PackedAnswer, packAnswer } from '../pages/packed-answer.ts';
import { viewerStart } from './viewer-start.ts';

const script = 'text/javascript; charset=utf-8';
const installed = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`), 'utf8');

const sources = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: () => installed('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: script, read: () => installed('swagger-ui-bundle.js') },
  'start.js': { type: script, read: () => viewerStart },
} as const;

export type ViewerFile = keyof typeof sources;

export const isViewerFile = (name: string): name is ViewerFile => Object.hasOwn(sources, name);

/**
 * The files of the viewer, Swagger UI as its package ships it. Their address has a hash of all of them, so browsers keep
 * them for a year and ask again only after an update. They are read and packed when somebody first opens the page.
 */
export class ViewerFiles {
  #hash: string | undefined;
  readonly #packed = new Map<ViewerFile, Promise<PackedAnswer>>();

  /** Part of the address. */
  get hash(): string {
    if (this.#hash === undefined) {
      const sum = createHash('sha256');
      for (const { read } of Object.values(sources)) sum.update(read());
      this.#hash = sum.digest('hex').slice(0, 16);
    }
    return this.#hash;
  }

  addressOf(name: ViewerFile): string {
    return `/api/docs/viewer/${this.hash}/${name}`;
  }

  packed(name: ViewerFile): Promise<PackedAnswer> {
    const known = this.#packed.get(name);
    if (known) return known;
    const { type, read } = sources[name];
    // Packing a megabyte as tightly as possible would take seconds.
    const answer = packAnswer(type, read(), undefined, 'quick');
    this.#packed.set(name, answer);
    return answer;
  }
}
