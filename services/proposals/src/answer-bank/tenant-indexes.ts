import { setImmediate as turn } from 'node:timers/promises';
import { AnswerIndex } from '@harambee/answers';
import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import { BankAnswerModel, type BankAnswerRecord, changedIndex } from './bank-answer.model.ts';

type Changed = Pick<BankAnswerRecord, '_id' | 'question' | 'text' | 'language' | 'revision' | 'deletedAt'>;
const changedFields = { question: 1, text: 1, language: 1, revision: 1, deletedAt: 1 } as const;

/** Answers in all indexes of one process: about 200 MB at most. */
const mostAnswers = 20_000;
/** An empty bank takes some room, too. */
const ofEmptyBank = 20;
/** After so many answers others get their turn. */
const slice = 20;
/** Clocks of processes differ, and a write takes a while to be seen. */
const overlap = 60_000;

/** The index of one organization, and what it has read so far. */
class TenantIndex {
  readonly index = new AnswerIndex();
  readonly #revisions = new Map<string, number>();
  #readAt = new Date(0);
  #reading: Promise<void> = Promise.resolve();

  /** Reads what has changed. Searches that come at once wait for the same reading. */
  refresh(tenantId: string): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#read(tenantId));
    return this.#reading;
  }

  async #read(tenantId: string): Promise<void> {
    const start = new Date();
    const since = new Date(this.#readAt.getTime() - overlap);
    const changed = BankAnswerModel.find({ tenantId, changedAt: trusted({ $gte: since }) }, changedFields)
      .hint(changedIndex)
      .sort({ changedAt: -1, _id: -1 })
      .lean<Changed[]>()
      .cursor({ batchSize: 500 });
    let done = 0;
    for await (const record of changed) {
      if (this.#revisions.get(record._id) === record.revision) continue;
      this.#note(record);
      done += 1;
      if (done % slice === 0) await turn();
    }
    this.#readAt = start;
  }

  #note({ _id: id, question, text, language, revision, deletedAt }: Changed): void {
    this.#revisions.set(id, revision);
    if (deletedAt) this.index.remove(id);
    else this.index.put({ id, question, text, language });
  }
}

const indexes = new LRUCache<string, TenantIndex>({
  maxSize: mostAnswers,
  sizeCalculation: ({ index }) => index.size + ofEmptyBank,
});

/**
 * The index of an organization, as the database is now. It is built when somebody searches, and the one that was used
 * least recently goes when there are too many answers in memory; each process has its own.
 */
export async function indexOf(tenantId: string): Promise<AnswerIndex> {
  const known = indexes.get(tenantId) ?? new TenantIndex();
  // Before it is read, so that those who search meanwhile wait for the same one; again afterwards, with its size.
  if (!indexes.has(tenantId)) indexes.set(tenantId, known);
  await known.refresh(tenantId);
  indexes.set(tenantId, known);
  return known.index;
}
