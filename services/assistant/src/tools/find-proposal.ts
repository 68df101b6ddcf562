import MiniSearch from 'minisearch';
import { tokensOf } from '../language/tokens.ts';
import type { KnownProposal } from '../records/known-proposal.model.ts';
import type { Records } from '../records/records.ts';

export interface Found {
  proposals: KnownProposal[];
  /** The share of the query's words that the best match contains. */
  coverage: number;
  matched: number;
}

const nothing: Found = { proposals: [], coverage: 0, matched: 0 };

/** The organization's proposals that these words best match, allowing for typos. */
export async function findProposals(words: readonly string[], records: Records): Promise<Found> {
  const terms = [...new Set(words)];
  if (terms.length === 0) return nothing;
  const candidates = await records.candidates(terms);
  const index = new MiniSearch<KnownProposal>({
    idField: '_id',
    fields: ['title', 'grantId'],
    tokenize: (text) => tokensOf(text),
  });
  index.addAll(candidates);
  const hits = index.search(terms.join(' '), {
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length >= 5 ? 0.25 : false),
    maxFuzzy: 2,
  });
  const ranked = hits.map(({ id, queryTerms, score }) => ({ id, score, matched: new Set(queryTerms).size }));
  const matched = Math.max(0, ...ranked.map((hit) => hit.matched));
  const best = ranked.filter((hit) => hit.matched === matched).sort((a, b) => b.score - a.score);
  // If several proposals share the words, one that matches clearly better than the next is chosen.
  const isClear = best.length > 1 && (best[0]?.score ?? 0) > 1.6 * (best[1]?.score ?? 0);
  const ids = (isClear ? best.slice(0, 1) : best.slice(0, 5)).map(({ id }) => id as string);
  const proposals = ids.flatMap((id) => candidates.filter(({ _id }) => _id === id));
  return { proposals, coverage: matched / terms.length, matched };
}
