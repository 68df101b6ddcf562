import { useEffect, useState } from 'react';
import type { NewProposalEntry } from '../outbox.ts';
import { useNewProposalEntries } from '../outbox-entries.ts';
import { canHash, knownRecordId, recordIdOfEntry } from '../waiting/record-ids.ts';

export interface WaitingProposal {
  /** The id that it will have on the server. */
  id: string;
  entry: NewProposalEntry;
}

/** The person's proposals that the server does not have; undefined as long as their ids are not known. */
export function useWaitingProposals(): WaitingProposal[] | undefined {
  const entries = useNewProposalEntries();
  const [, setKnown] = useState(0);
  const missing = canHash() ? entries.filter((entry) => knownRecordId(entry) === undefined) : [];
  const missingIds = missing.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which entries they are
  useEffect(() => {
    if (missing.length === 0) return;
    let isShown = true;
    void Promise.all(missing.map(recordIdOfEntry)).then(() => isShown && setKnown((before) => before + 1));
    return () => {
      isShown = false;
    };
  }, [missingIds]);
  if (missing.length > 0) return undefined;
  return entries.flatMap((entry) => {
    const id = knownRecordId(entry);
    return id === undefined ? [] : [{ id, entry }];
  });
}
