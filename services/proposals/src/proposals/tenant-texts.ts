import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import { listIndexes, ProposalModel, type ProposalRecord } from './proposal.model.ts';

interface Base {
  /** The moment up to which every change is in `texts`. */
  at: Date;
  texts: Map<string, string>;
}

type Searched = Pick<ProposalRecord, '_id' | 'searchText'>;

export interface TenantTextsOptions {
  /** With fewer proposals than this, reading them all costs no more than asking what has changed. */
  manyFrom?: number;
  /** A write takes less than this from the reading of its clock until it is there for all. */
  settledMs?: number;
}

/** So many changes are looked through quickly; after more of them all texts are read anew. */
const mostRecent = 200;
/**
 * A walk along the list reads `page * all / finds` cards until it has a page of them, reading the finds themselves reads
 * `finds`: with fewer than this the second is the shorter way.
 */
const fewAmong = (all: number): number => Math.sqrt(20 * all);
/** Characters of all organisations together: some thirty megabytes. */
const mostCharacters = 15_000_000;
const keptFor = 3_600_000;

/**
 * The searched texts of organisations with many proposals. A search that finds little would read every card of its
 * organisation at 5 µs each; here it looks through what was read a while ago and through the cards that have changed since.
 */
export class TenantTexts {
  readonly #manyFrom: number;
  readonly #bases: LRUCache<string, Base>;

  constructor({ manyFrom = 1_000, settledMs = 60_000 }: TenantTextsOptions = {}) {
    this.#manyFrom = manyFrom;
    this.#bases = new LRUCache<string, Base>({
      maxSize: mostCharacters,
      maxEntrySize: mostCharacters,
      sizeCalculation: ({ texts }) => [...texts.values()].reduce((sum, text) => sum + text.length + 32, 1),
      ttl: keptFor,
      // Whoever asks while it is read waits for the same reading.
      fetchMethod: (tenantId) => read(tenantId, new Date(Date.now() - settledMs)),
    });
  }

  /** The few proposals that can hold a term; nothing when they are not few, and the list finds them soon by itself. */
  async fewWith(tenantId: string, term: string): Promise<string[] | undefined> {
    const base = await this.#bases.fetch(tenantId);
    if (!base || base.texts.size < this.#manyFrom) return undefined;
    let { texts } = base;
    let recent = await changedSince(tenantId, base.at);
    if (recent.length > mostRecent) {
      const anew = await this.#bases.fetch(tenantId, { forceRefresh: true });
      if (!anew) return undefined;
      texts = anew.texts;
      recent = await changedSince(tenantId, anew.at);
      if (recent.length > mostRecent) return undefined;
    }
    const changed = new Set(recent.map(({ _id }) => _id));
    const found = recent.filter(({ searchText }) => searchText.includes(term)).map(({ _id }) => _id);
    const few = fewAmong(texts.size);
    for (const [id, text] of texts) {
      if (text.includes(term) && !changed.has(id)) found.push(id);
      if (found.length > few) return undefined;
    }
    return found;
  }
}

async function read(tenantId: string, at: Date): Promise<Base> {
  const cards = await ProposalModel.find({ tenantId })
    .select({ searchText: 1 })
    .hint(listIndexes.updated)
    .lean<Searched[]>();
  return { at, texts: new Map(cards.map(({ _id, searchText }) => [_id, searchText])) };
}

const changedSince = (tenantId: string, moment: Date): Promise<Searched[]> =>
  ProposalModel.find({ tenantId, updatedAt: trusted({ $gte: moment }) })
    .select({ searchText: 1 })
    .hint(listIndexes.updated)
    .sort({ updatedAt: -1, _id: -1 })
    .limit(mostRecent + 1)
    .lean<Searched[]>();
