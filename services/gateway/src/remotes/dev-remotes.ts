import { createHash } from 'node:crypto';
import { Description, integrityOf, navOf, type StartFile } from '@harambee/registry';
import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ListedRemote, RemoteList } from './remote-list.ts';

/** Remotes under development: the local address of each dev server, by name. */
export type DevAddresses = ReadonlyMap<string, string>;

/** Milliseconds. A dev server that is compiling answers only when it has finished. */
const timeoutMs = 15_000;

/** The version of a remote under development. Published versions are hashes, so none has this name. */
const version = 'dev';

export const devPath = (name: string): string => `/remotes/${name}/${version}/`;

/**
 * Replaces published versions with what the dev servers serve now. The shell makes no exception for development and
 * loads nothing without an integrity. So the gateway computes the integrity of the entry when the page loads, and
 * keeps that entry, so that an edit between page and entry breaks nothing.
 */
export class DevRemotes {
  readonly addresses: DevAddresses;
  readonly #warn: (message: string) => void;
  readonly #kept = new LRUCache<string, Buffer>({ max: 100 });

  constructor(addresses: DevAddresses, warn: (message: string) => void) {
    this.addresses = addresses;
    this.#warn = warn;
  }

  /**
   * A list that includes the remotes under development. A remote whose dev server does not answer is left out, and
   * the page says so.
   */
  async withDevRemotes({ remotes, stamp }: RemoteList): Promise<RemoteList> {
    const names = [...this.addresses.keys()];
    const now = (await Promise.all(names.map((name) => this.#now(name)))).filter((one) => one !== undefined);
    return {
      remotes: [...remotes.filter(({ name }) => !this.addresses.has(name)), ...now],
      stamp: `${stamp} ${now.map(({ integrity }) => integrity).join()}`,
    };
  }

  /** The entry at this path, if its integrity has been given out. */
  kept(path: string): Buffer | undefined {
    return this.#kept.get(path);
  }

  async #now(name: string): Promise<ListedRemote | undefined> {
    try {
      const [told, entry] = await Promise.all([
        this.#fetch(name, 'remote.json'),
        this.#fetch(name, 'remoteEntry.js'),
      ]);
      const description: unknown = JSON.parse(told.toString());
      if (!Value.Check(Description, description)) throw new Error('its remote.json is broken');
      const entryFile = `entry.${shortHash(entry)}.js`;
      const start: StartFile = { entry: entryFile, first: [], files: { [entryFile]: integrityOf(entry) } };
      const startBytes = Buffer.from(JSON.stringify(start));
      const {
        name: _,
        pages: __,
        nav: ___,
        serverRender: ____,
        ...rest
      } = Value.Clean(Description, description) as Described;
      const nav = navOf(description);
      return {
        name,
        version,
        ...rest,
        ...(nav.length > 0 && { nav }),
        entry: this.#keep(name, `start.${shortHash(startBytes)}.json`, startBytes),
        integrity: integrityOf(startBytes),
        firstFiles: [{ file: this.#keep(name, entryFile, entry), integrity: integrityOf(entry) }],
        pageFiles: {},
        isCanary: false,
      };
    } catch (error) {
      this.#warn(
        `${name} did not load from its dev server: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }

  async #fetch(name: string, file: string): Promise<Buffer> {
    const answer = await fetch(`${this.addresses.get(name)}${devPath(name)}${file}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  #keep(name: string, file: string, bytes: Buffer): string {
    const path = devPath(name) + file;
    this.#kept.set(path, bytes);
    return path;
  }
}

type Described = Static<typeof Description>;

const shortHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
