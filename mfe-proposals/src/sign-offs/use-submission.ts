import { missingSignOffs, signOffLimits } from '@harambee/domain';
import type { SignOff, WithoutSignOff } from '@harambee/domain/schemas';
import { useState } from 'react';
import { useGetSignOffsQuery } from '../api/sign-offs.api.ts';

/** What a submission must say of sign-offs. */
export interface Submission {
  /** Who has not agreed with the text as it is. */
  missing: readonly SignOff[];
  reason: string;
  setReason: (reason: string) => void;
  /** What is said with it; false if a reason is missing, which then has an error. */
  take: () => { withoutSignOff?: WithoutSignOff } | false;
  error: string | undefined;
}

/** Reads the sign-offs anew whenever it is about to be submitted. */
export function useSubmission(id: string, isAsked: boolean): Submission {
  const { currentData } = useGetSignOffsQuery(id, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const missing = missingSignOffs(currentData?.signOffs ?? []);
  const given = reason.trim().slice(0, signOffLimits.reason);
  const isLacking = missing.length > 0 && given === '';
  return {
    missing,
    reason,
    setReason,
    take: () => {
      setTried(true);
      if (isLacking) return false;
      return missing.length > 0 ? { withoutSignOff: { reason: given } } : {};
    },
    error: hasTried && isLacking ? 'Say why it is submitted without them' : undefined,
  };
}
