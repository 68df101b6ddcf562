import type { CallTruth, EligibilityTruth, LimitTruth, Place, Said } from './call-truth.ts';

export interface FoundQuestion extends Said {
  limit?: Pick<LimitTruth, 'maximum' | 'unit' | 'spaces' | 'together'>;
  required?: boolean;
}

/** One date, or both readings of one that is ambiguous. */
export interface FoundDeadline {
  dates: string[];
  time?: string;
  zone?: string;
  at: Place;
}

/** What rules have found in a call, in the shape in which it is measured; a reader's own shape is translated to it. */
export interface FoundCall {
  title?: Said;
  funder?: Said;
  reference?: Said;
  currency?: string;
  least?: { value: number; at: Place };
  most?: { value: number; at: Place };
  deadline?: FoundDeadline;
  eligibility: EligibilityTruth[];
  attachments: (Said & { required: boolean })[];
  criteria: (Said & { weight: number })[];
  questions: FoundQuestion[];
}

/** The call as a perfect reader finds it. */
export function foundAsTrue({ deadline, ...truth }: CallTruth): FoundCall {
  if (deadline.kind === 'none') return { ...truth };
  const { time, zone, at } = deadline;
  const dates = deadline.kind === 'stated' ? [deadline.date] : deadline.readings;
  return { ...truth, deadline: { dates: [...dates], time, zone, at } };
}
