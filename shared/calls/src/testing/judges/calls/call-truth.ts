/** Where words begin, page and line, both from 1. In a spreadsheet the sheet and the row. */
export type Place = [page: number, line: number];

/** Words of the call as they stand there, lines joined, hyphens of the line end removed. */
export interface Said {
  text: string;
  at: Place;
}

/**
 * How long an answer may be. `spaces` is for characters alone and missing where the call does not say; `together`
 * names the questions, counted from 1, whose answers share the limit.
 */
export interface LimitTruth extends Said {
  maximum: number;
  unit: 'words' | 'characters';
  spaces?: 'counted' | 'not-counted';
  together?: number[];
}

export interface QuestionTruth extends Said {
  section?: string;
  help?: Said;
  limit?: LimitTruth;
  /** Words that bound the answer and that nobody can count, such as "half a page": to be shown, not to be a limit. */
  uncountable?: Said;
  /** False only where the call says that the answer may be left out. */
  required: boolean;
  /** A page foot, page head or other column stands between the words: they are in order, not in one piece. */
  interrupted?: true;
}

export interface AmountTruth extends Said {
  value: number;
}

/**
 * `time` is missing where no hour is said, `zone` where no place is; it is the IANA name of what was said, or an
 * offset such as `+01:00`. A date of figures that reads two ways without a hint in the call is `ambiguous`.
 */
export type DeadlineTruth =
  | { kind: 'stated'; date: string; time?: string; zone?: string; text: string; at: Place }
  | { kind: 'ambiguous'; readings: [string, string]; time?: string; zone?: string; text: string; at: Place }
  | { kind: 'none' };

/** Words for legal forms, one for each kind that a rule can compare. */
export type LegalForm =
  | 'association'
  | 'charity'
  | 'cic'
  | 'community-group'
  | 'company'
  | 'cooperative'
  | 'foundation'
  | 'individual'
  | 'international-ngo'
  | 'non-profit'
  | 'party'
  | 'public-body'
  | 'religious'
  | 'school'
  | 'social-enterprise'
  | 'university';

/** `excluded`: those named may not apply. Shares are percent. Years are whole years of existence. */
export type EligibilityTruth = Said &
  (
    | { kind: 'country'; countries: string[]; excluded?: true }
    | { kind: 'age'; leastYears: number }
    | { kind: 'income'; least?: number; most?: number; currency: string }
    | { kind: 'legal-form'; forms: LegalForm[]; excluded?: true }
    | { kind: 'sector'; sectors: string[]; excluded?: true }
    | { kind: 'share-of-income'; mostPercent: number }
    | { kind: 'own-share'; leastPercent: number }
    | { kind: 'other' }
  );

export interface CallTruth {
  title: Said;
  funder: Said;
  reference?: Said;
  /** Of one grant, never of the whole fund. */
  currency?: string;
  least?: AmountTruth;
  most?: AmountTruth;
  deadline: DeadlineTruth;
  eligibility: EligibilityTruth[];
  attachments: (Said & { required: boolean })[];
  criteria: (Said & { weight: number })[];
  /** In the order of the call. */
  questions: QuestionTruth[];
  /** Look like questions of the form and are none: taking one is wrong. */
  noQuestions: Said[];
  /** Neither right nor wrong as a question: fields such as a name or an address. */
  fields: Said[];
  /** Dates and amounts that are not the deadline and not the grant: taking one is wrong. */
  otherDates: Said[];
  otherAmounts: Said[];
}

export interface CallFixture {
  id: string;
  language: 'en' | 'fr' | 'es' | 'pt';
  shape: string;
  /** What a user would bring: pasted text has one page, and a sheet of a spreadsheet has its cells parted by tabs. */
  from: 'pasted' | 'pdf' | 'docx' | 'xlsx';
  /** Lines by page, as the reader of the file gives them. */
  pages: string[][];
  truth: CallTruth;
}

/** Lines by page of texts that begin and end with a line break. */
export const pagesOf = (...texts: string[]): string[][] =>
  texts.map((text) => text.replace(/^\n|\n$/g, '').split('\n'));
