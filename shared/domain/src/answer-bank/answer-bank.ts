import { addMonths, dayOf } from '../format/calendar.ts';
import { days } from '../format/durations.ts';
import type { Tone } from '../format/tone.ts';
import type { ProposalStatus } from '../proposal/proposal-status.ts';
import { isFilled, type Rule } from '../rules.ts';

/** Languages in which answers are found by meaning; any other is searched by its words alone (CALL-33). */
export const answerLanguages = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  other: 'Another language',
} as const;
export type AnswerLanguage = keyof typeof answerLanguages;
export const answerLanguageNames = Object.keys(answerLanguages) as AnswerLanguage[];

/** How it went where an answer was used (CALL-34). `draft`: starred before it was ever sent. */
export const answerOutcomes = {
  draft: { label: 'Not sent yet', tone: 'warning' },
  submitted: { label: 'Submitted', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Not accepted', tone: 'error' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export type AnswerOutcome = keyof typeof answerOutcomes;
export const answerOutcomeNames = Object.keys(answerOutcomes) as AnswerOutcome[];

/**
 * The outcome of an answer's use when its proposal reaches a status (CALL-32); undefined where the status says nothing
 * new: a rejected proposal that becomes a draft again was rejected all the same.
 */
export function answerOutcomeOf(status: ProposalStatus): AnswerOutcome | undefined {
  if (status === 'submitted' || status === 'under_review') return 'submitted';
  if (status === 'approved' || status === 'funded') return 'approved';
  return status === 'rejected' ? 'rejected' : undefined;
}

export const answerBankLimits = {
  /** Characters of a question, as calls hold them. */
  question: 2_000,
  funder: 200,
  callName: 200,
  /** Proposals an answer was used in; the oldest give way. */
  uses: 50,
  /** Fact cards of one answer. */
  facts: 300,
  /** Answers of one organization. */
  answers: 10_000,
  /** Of what somebody searches with. */
  search: 600,
  /** Former answers found at most. */
  found: 20,
} as const;

/** Milliseconds for which a deleted answer can be brought back. */
export const answerRestorableFor = days(30);

/** An answer is looked at again a year after it was written, unless somebody chooses another day (CALL-34). */
export const firstReviewDay = (written: Date): string => dayOf(addMonths(written, 12));

/** Tells whether somebody should look at the answer: its review day has come (CALL-34). */
export const isReviewDue = (reviewOn: string, today: string): boolean => reviewOn !== '' && reviewOn <= today;

/** The words of an answer, however they are stored. */
interface Answered {
  question: string;
  text: string;
}

/** What must be filled in before an answer is stored (CALL-32). Form and service both use them. */
export const bankAnswerRules: readonly Rule<Answered>[] = [
  {
    field: 'question',
    message: 'Write the question that this answers',
    holds: ({ question }) => isFilled(question),
  },
  { field: 'text', message: 'Write the answer', holds: ({ text }) => isFilled(text) },
];

export const bankIsFullMessage =
  'The answer bank holds 10,000 answers and is full. Delete answers that you no longer use.';
