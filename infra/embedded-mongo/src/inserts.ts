import type { Doc } from './bson/values.ts';

/** What a client wants to be told of: documents that have one of these values in this field, or none of them. */
export interface Wanted {
  field: string;
  values: ReadonlySet<unknown>;
  /** Whether it is the others that are wanted. */
  areExcluded: boolean;
}

export interface Told {
  /** How often documents were inserted into the collection since the database started. */
  count: number;
  /** The wanted documents among those, in their order; absent if not all of them are in memory any more. */
  documents?: Doc[];
}

/** Documents kept for clients that will wait again in a moment; a client that comes later has to read. */
const mostInMemory = 1_000;

/** The last inserts into a collection whose clients want documents. */
interface Recent {
  /** All inserts after this one are here. */
  since: number;
  inserts: { count: number; documents: readonly Doc[] }[];
  size: number;
}

/** Is given what was inserted; undefined if that is not known. */
type Look = (documents: readonly Doc[] | undefined) => void;

const among = (documents: readonly Doc[], { field, values, areExcluded }: Wanted): Doc[] =>
  documents.filter((one) => values.has(one[field]) !== areExcluded);

/** What was inserted into each collection since the start, for clients that wait for the next time. */
export class Inserts {
  readonly #counts = new Map<string, number>();
  readonly #recent = new Map<string, Recent>();
  readonly #waiting = new Map<string, Set<Look>>();
  #isClosed = false;

  count(namespace: string): number {
    return this.#counts.get(namespace) ?? 0;
  }

  /** `documents` once they are stored; undefined after a failure, when only some of them may be. */
  note(namespace: string, documents: readonly Doc[] | undefined): void {
    const count = this.count(namespace) + 1;
    this.#counts.set(namespace, count);
    const recent = this.#recent.get(namespace);
    if (recent) keep(recent, count, documents);
    for (const look of [...(this.#waiting.get(namespace) ?? [])]) look(documents);
  }

  /** Resolves once something was inserted after `known`, or with `wanted` something wanted, or after these milliseconds. */
  async until(namespace: string, known: number, milliseconds: number, wanted?: Wanted): Promise<Told> {
    if (wanted && !this.#recent.has(namespace))
      this.#recent.set(namespace, { since: this.count(namespace), inserts: [], size: 0 });
    const told = this.#told(namespace, known, wanted);
    const isSomething = told.documents ? told.documents.length > 0 : told.count !== known;
    if (isSomething || this.#isClosed) return told;
    await this.#next(namespace, milliseconds, wanted);
    return this.#told(namespace, known, wanted);
  }

  /** Answers everybody who waits. */
  close(): void {
    this.#isClosed = true;
    for (const waiting of this.#waiting.values()) for (const look of [...waiting]) look(undefined);
  }

  #told(namespace: string, known: number, wanted: Wanted | undefined): Told {
    const count = this.count(namespace);
    const recent = this.#recent.get(namespace);
    // A greater one is of the time before a restart.
    if (!wanted || !recent || known < recent.since || known > count) return { count };
    const since = recent.inserts.filter((insert) => insert.count > known);
    return { count, documents: since.flatMap(({ documents }) => among(documents, wanted)) };
  }

  #next(namespace: string, milliseconds: number, wanted: Wanted | undefined): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(namespace) ?? new Set();
      this.#waiting.set(namespace, waiting);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve();
      };
      const look: Look = (documents) => {
        if (!wanted || !documents || among(documents, wanted).length > 0) done();
      };
      const timer = setTimeout(done, milliseconds);
      waiting.add(look);
    });
  }
}

function keep(recent: Recent, count: number, documents: readonly Doc[] | undefined): void {
  if (!documents) {
    Object.assign(recent, { since: count, inserts: [], size: 0 });
    return;
  }
  recent.inserts.push({ count, documents });
  recent.size += documents.length;
  while (recent.size > mostInMemory) {
    const oldest = recent.inserts.shift();
    if (!oldest) return;
    recent.size -= oldest.documents.length;
    recent.since = oldest.count;
  }
}
