import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isHalted, isTakenBack, type Promotion } from './pointers/halts.ts';
import { hashOf, type Pointer, pointerKey, type RemoteState, readPointer } from './pointers/pointer.ts';
import { promotionsSince, takenBack, watchedFor } from './pointers/promotions.ts';
import { RegistryProblem } from './registry-problem.ts';
import { type Release, type ReleaseRef, readRelease } from './releases/release.ts';
import type { TrustedKeys } from './signing/signature.ts';
import type { Store } from './stores/store.ts';

type KnownRelease = Release & { ref: ReleaseRef };

/** The current state of the registry: which versions are shown to whom, and their releases. */
export interface RegistryState {
  /** Without the canaries that ended and the promotions that were taken back automatically. */
  remotes: Pointer['remotes'];
  /** By `name version`; a version that is missing here must not be shown. */
  releases: ReadonlyMap<string, KnownRelease>;
  /** Versions that everybody got a moment ago: they are still watched (OPS-21). */
  promoted: readonly Promotion[];
  /** Changes whenever any of it may have changed. */
  stamp: string;
}

export const releaseOf = (state: RegistryState, name: string, { version }: ReleaseRef): Release | undefined =>
  state.releases.get(`${name} ${version}`);

export interface ReaderOptions {
  store: Store;
  keys: TrustedKeys;
  /** Remembers the newest pointer that was seen, even after a restart, so that an older one is detected. */
  seenFile: string;
  /** Milliseconds for which the last result is reused: 0 on a disk. */
  freshFor: number;
  warn(message: string): void;
  now?: () => number;
}

const hour = 60 * 60_000;
/** Milliseconds after its end for which a gateway that starts still believes a pointer. */
const grace = 14 * 24 * hour;
/** A note may be written a little after the end of the watch. */
const noteGraceMs = 60_000;

/** What everybody gets once the promotion was taken back: the version before, which has none to fall back to. */
const beforeOf = ({ previous, ...state }: RemoteState): RemoteState =>
  previous ? { ...state, current: previous } : state;

const nothing: RegistryState = { remotes: {}, releases: new Map(), promoted: [], stamp: '' };

/** Reads the registry for the gateway. If a pointer is invalid, the last valid one stays in use. */
export class RegistryReader {
  readonly #options: ReaderOptions;
  #state = nothing;
  #tag: string | undefined | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #seen: { sequence: number; hash: string } | undefined;
  #pointer: Pointer | undefined;
  /** Canaries that ended and promotions that were taken back automatically. */
  #halted = '';
  #saidExpired = Number.NEGATIVE_INFINITY;
  /** Promotions of the last half hour, taken back or not. */
  #recent: readonly Promotion[] = [];

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  async state(): Promise<RegistryState> {
    if (performance.now() - this.#readAt >= this.#options.freshFor) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      // If there is something to show, visitors do not wait for a remote store.
      if (this.#options.freshFor === 0 || this.#state === nothing) await this.#reading;
    }
    return this.#state;
  }

  async #read(): Promise<void> {
    const { store, keys, warn } = this.#options;
    try {
      const tag = await store.tagOf(pointerKey);
      if (tag === this.#tag) {
        this.#sayIfExpired();
        await this.#lookForHalts();
        return;
      }
      const read = await readPointer(store, keys);
      // Before it is used, so that a broken one is reported once.
      this.#tag = read.tag;
      if (!read.pointer) {
        if (this.#state === nothing) warn('the list of remotes is missing: the shell is served without any');
        return;
      }
      await this.#accept(read.pointer);
      await this.#use(read.pointer);
      this.#sayIfExpired();
    } catch (error) {
      if (error instanceof RegistryProblem) this.#tag = await store.tagOf(pointerKey).catch(() => null);
      const going = this.#state === nothing ? 'the shell is served without any' : 'the last good one goes on';
      warn(
        `the list of remotes is refused, ${going}: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      this.#readAt = performance.now();
    }
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  /** The end of the list; undefined if it has none. */
  get expires(): string | undefined {
    return this.#pointer?.expires;
  }

  #sayIfExpired(): void {
    const { expires } = this;
    const now = this.#now();
    if (expires === undefined || now < Date.parse(expires) || now - this.#saidExpired < hour) return;
    this.#saidExpired = now;
    this.#options.warn(
      `the list of remotes expired on ${expires}: if nobody moved anything since, sign it again with "npm run remote -- renew"; otherwise the store stands still. It is shown further, but a gateway that starts more than 14 days after that date refuses it`,
    );
  }

  async #accept({ sequence, last, expires }: Pointer): Promise<void> {
    this.#seen ??= await this.#remembered();
    const hash = hashOf(last);
    if (
      this.#seen &&
      (sequence < this.#seen.sequence || (sequence === this.#seen.sequence && hash !== this.#seen.hash))
    ) {
      throw new RegistryProblem(
        `it is number ${sequence}, and number ${this.#seen.sequence} was seen before: an old one is played again`,
      );
    }
    if (this.#seen?.sequence === sequence) return;
    // Whoever has not seen a newer one cannot know whether this one is old.
    if (expires !== undefined && this.#now() > Date.parse(expires) + grace) {
      throw new RegistryProblem(
        `it expired on ${expires}, too long ago to believe it: sign it again with "npm run remote -- renew"`,
      );
    }
    this.#seen = { sequence, hash };
    await this.#remember();
  }

  async #remembered(): Promise<{ sequence: number; hash: string } | undefined> {
    const text = await readFile(this.#options.seenFile, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as { sequence: number; hash: string });
  }

  async #remember(): Promise<void> {
    const { seenFile } = this.#options;
    await mkdir(dirname(seenFile), { recursive: true });
    // A unique name: two gateways may share the folder and write at the same moment.
    const written = `${seenFile}.${randomUUID()}`;
    await writeFile(written, JSON.stringify(this.#seen));
    await rename(written, seenFile);
  }

  /** Another gateway may have ended a canary. That is not a move, so the pointer does not change. */
  async #lookForHalts(): Promise<void> {
    const pointer = this.#pointer;
    if (!pointer) return;
    // Later ones can no longer be taken back.
    const recent = this.#recent.filter(({ at }) => Date.now() - at < watchedFor + noteGraceMs);
    const back = await Promise.all(recent.map((one) => isTakenBack(this.#options.store, one)));
    const isNew = back.some(
      (isBack, place) => isBack && this.#state.promoted.includes(recent[place] as Promotion),
    );
    if (isNew || (await this.#haltedIn(pointer)).join() !== this.#halted) await this.#use(pointer);
  }

  async #haltedIn({ remotes }: Pointer): Promise<string[]> {
    const names: string[] = [];
    for (const [name, { canary }] of Object.entries(remotes)) {
      if (canary && (await isHalted(this.#options.store, name, canary))) names.push(name);
    }
    return names;
  }

  async #use(pointer: Pointer): Promise<void> {
    const { store, keys } = this.#options;
    const halted = await this.#haltedIn(pointer);
    const back = await takenBack(store, keys, pointer);
    this.#recent = await promotionsSince(store, keys, pointer, Date.now() - watchedFor);
    const remotes: Pointer['remotes'] = {};
    const releases = new Map<string, KnownRelease>();
    for (const [name, { canary, ...pointed }] of Object.entries(pointer.remotes)) {
      const state = back.some(({ remote }) => remote === name) ? beforeOf(pointed) : pointed;
      remotes[name] = canary && !halted.includes(name) ? { ...state, canary } : state;
      const refs = [state.current, state.previous, canary?.release, ...Object.values(state.overrides ?? {})];
      for (const ref of refs) {
        const release = ref && (this.#known(name, ref) ?? (await this.#releaseOf(name, ref)));
        if (release) releases.set(`${name} ${release.version}`, release);
      }
    }
    this.#pointer = pointer;
    this.#halted = halted.join();
    const backWords = back.map(({ remote, move }) => `${remote} ${move}`).join();
    this.#state = {
      remotes,
      releases,
      promoted: this.#recent.filter(({ move }) => back.every((one) => one.move !== move)),
      stamp: `${pointer.sequence} ${hashOf(pointer.last)} ${this.#halted} ${backWords}`,
    };
  }

  /** A release never changes, so it is read and checked once. */
  #known(name: string, { version, integrity }: ReleaseRef): KnownRelease | undefined {
    const known = this.#state.releases.get(`${name} ${version}`);
    return known?.ref.integrity === integrity ? known : undefined;
  }

  async #releaseOf(name: string, ref: ReleaseRef): Promise<KnownRelease | undefined> {
    const { store, keys, warn } = this.#options;
    try {
      return await readRelease(store, keys, name, ref, warn);
    } catch (error) {
      warn(
        `remote ${name} ${ref.version} is left out: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }
}
