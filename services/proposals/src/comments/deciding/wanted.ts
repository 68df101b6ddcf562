import type { DecideSuggestion } from '@harambee/domain/schemas';
import { NotFound } from '@harambee/service-kit';
import type { DecisionRecord } from '../thread.model.ts';

/** What a decision changes, by the ids of changes. */
export interface Wanted {
  accept: string[];
  refuse: string[];
  /** Accepted ones whose words leave the text again. */
  takeBack: string[];
  /** Refused ones that are open again. */
  reopen: string[];
}

/** Undefined if somebody has decided otherwise about one of them. What is as wanted already changes nothing. */
export function wantedOf(
  { changes }: DecideSuggestion,
  ids: readonly string[],
  decided: ReadonlyMap<string, DecisionRecord>,
): Wanted | undefined {
  const wanted: Wanted = { accept: [], refuse: [], takeBack: [], reopen: [] };
  for (const { id, accept } of new Map(changes.map((one) => [one.id, one])).values()) {
    if (!ids.includes(id)) throw new NotFound();
    const before = decided.get(id);
    if (accept === null) {
      if (before) wanted[before.isAccepted ? 'takeBack' : 'reopen'].push(id);
    } else if (!before) wanted[accept ? 'accept' : 'refuse'].push(id);
    else if (before.isAccepted !== accept) return undefined;
  }
  return wanted;
}

export const changesWords = ({ accept, takeBack }: Wanted): boolean => accept.length + takeBack.length > 0;
