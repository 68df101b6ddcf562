import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '@harambee/service-kit';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { documentPolicy } from '../security-headers.ts';
import { fileStamp } from './file-stamp.ts';

const hashes = Type.Array(Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' }), { maxItems: 50 });
const strict = { additionalProperties: false };

/** `documents.json` of the shell's build. */
const Described = Type.Object(
  {
    policy: Type.Object({ script: hashes, style: hashes }, strict),
    documents: Type.Record(
      Type.String({ pattern: '^/[a-z-]+$' }),
      Type.String({ pattern: '^[a-z-]+\\.html$' }),
    ),
  },
  strict,
);

interface Installed {
  policy: string;
  documents: Static<typeof Described>['documents'];
}

/** A document of the shell, as it lies on the disk now. */
export interface ShellDocument {
  read(): Promise<string>;
  /** Changes with its text and its policy. */
  stamp: string;
  /** Undefined: the policy of all answers. */
  policy: string | undefined;
}

/**
 * The documents of the shell that is installed now. An older shell has only `index.html` and describes nothing. If the
 * description cannot be read, nothing inline is allowed, and `warn` is told once.
 */
export class Documents {
  readonly #shellDir: string;
  readonly #warn: (message: string) => void;
  #stamp = '';
  #installed: Promise<Installed | undefined> = Promise.resolve(undefined);

  constructor(shellDir: string, warn: (message: string) => void) {
    this.#shellDir = shellDir;
    this.#warn = warn;
  }

  /** The policy of the documents; undefined if nothing in them is inline. */
  async policy(): Promise<string | undefined> {
    return (await this.#current())?.policy;
  }

  /** The document for a path. Throws `Unavailable` if there is no shell. */
  async of(path: string): Promise<ShellDocument> {
    const installed = await this.#current();
    const own = installed?.documents[path];
    const ownStamp = own ? await fileStamp(join(this.#shellDir, own)) : '';
    const file = join(this.#shellDir, own && ownStamp !== '' ? own : 'index.html');
    const stamp = ownStamp === '' ? await fileStamp(file) : ownStamp;
    if (stamp === '') throw new Unavailable('The pages are being installed. Please try again.', 10);
    return {
      read: () => readFile(file, 'utf8'),
      stamp: `${stamp} ${this.#stamp}`,
      policy: installed?.policy,
    };
  }

  async #current(): Promise<Installed | undefined> {
    const file = join(this.#shellDir, 'documents.json');
    const stamp = await fileStamp(file);
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#installed = stamp === '' ? Promise.resolve(undefined) : this.#parse(file);
    }
    return this.#installed;
  }

  async #parse(file: string): Promise<Installed | undefined> {
    const described: unknown = await readFile(file, 'utf8')
      .then((text) => JSON.parse(text))
      .catch(() => undefined);
    if (Value.Check(Described, described)) {
      return { policy: documentPolicy(described.policy), documents: described.documents };
    }
    this.#warn("the shell's documents.json cannot be read: nothing inline is allowed in its pages");
    return undefined;
  }
}
