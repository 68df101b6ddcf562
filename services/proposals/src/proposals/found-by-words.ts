import { searchWords } from '@harambee/domain';
import { readRows } from '@harambee/service-kit';
import { ProposalModel } from './proposal.model.ts';
import { proposalCounters } from './proposal-counters.ts';

/**
 * Up to this many matches are read and sorted; with more, scanning the list in its order finds a page as soon. A small
 * page is found soon.
 */
const fewFor = (pageSize: number) => Math.min(200, 6 * pageSize);

/** Of several words, one is often rare: then no more than these are read of the others. */
const veryFew = 20;

/**
 * Not a range: in a list of words, one may be above its lower end and another below its upper one. Words are letters and
 * digits only, so they have no special meaning in a pattern.
 */
const beginningWith = (word: string) => ({ $regex: `^${word}` });

/** The proposals with a word that begins like this, by the index of words; undefined if there are many. */
async function withWord(tenantId: string, word: string, few: number): Promise<string[] | undefined> {
  const rows = await readRows<{ _id: string }>(
    ProposalModel,
    { tenantId, 'counted.words': beginningWith(word) },
    { projection: { _id: 1 }, hint: { tenantId: 1, 'counted.words': 1 }, limit: few + 1 },
  );
  const found = rows.decode();
  return found.length > few ? undefined : found.map(({ _id }) => _id);
}

/**
 * The proposals that may match a search, if they are few: those with its rarest word. Undefined if each of its words is
 * in many, or if the words of this organization are not complete yet.
 */
export async function fewWith(
  tenantId: string,
  search: string,
  pageSize: number,
): Promise<string[] | undefined> {
  const words = [...new Set(searchWords(search))];
  if (words.length === 0) return [];
  // A change that is not counted yet has its words in the index after this.
  if (!(await proposalCounters.read(tenantId))) return undefined;
  for (const few of words.length > 1 ? [veryFew, fewFor(pageSize)] : [fewFor(pageSize)]) {
    const found = await Promise.all(words.map((word) => withWord(tenantId, word, few)));
    const [rarest] = found.filter((ids) => ids !== undefined).sort((one, other) => one.length - other.length);
    if (rarest) return rarest;
  }
  return undefined;
}
