import type { AttachmentKind, LimitUnit } from '@harambee/domain';

export interface AskedQuestion {
  id: string;
  required: boolean;
  limit?: number;
  unit?: LimitUnit;
  /** Its answer and that to the question before have one limit together. */
  sharesLimit?: true;
}

export interface AskedDocument {
  id: string;
  kind: AttachmentKind;
  required: boolean;
}

export interface StoredDocument {
  id: string;
  kind: AttachmentKind;
  /** Its last day; without one it does not end. */
  expiresOn?: string;
}

/**
 * What keeps an application from being ready, with the ids of the questions, attachments or rules that it is about.
 * `over-limit` names all questions that share the limit.
 */
export interface Missing {
  what:
    | 'no-answer'
    | 'over-limit'
    | 'no-document'
    | 'document-expired'
    | 'document-expires-before-deadline'
    | 'not-eligible';
  ids: string[];
}

export interface ReadyCase {
  id: string;
  /** The last day of the call; a call without one is judged on `readyToday`. */
  deadlineDay?: string;
  questions: AskedQuestion[];
  /** By question; also to questions that are no longer asked. */
  answers: Record<string, string>;
  asked: AskedDocument[];
  documents: StoredDocument[];
  /** The document that a person has chosen for each attachment. */
  chosen: Record<string, string>;
  /** By rule. */
  eligibility: Record<string, 'yes' | 'no' | 'ask'>;
  /** In any order; nothing is missing where it is ready. */
  missing: Missing[];
  why: string;
}

/** The day on which all cases are judged. */
export const readyToday = '2026-11-24';

export const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at + 1}`).join(' ');

/** An application that is ready: two questions, two documents, two rules. */
export const readyCase = (id: string, why: string, changed: Partial<ReadyCase> = {}): ReadyCase => ({
  id,
  deadlineDay: '2027-03-31',
  questions: [
    { id: 'q1', required: true, limit: 100, unit: 'words' },
    { id: 'q2', required: true },
  ],
  answers: { q1: words(80), q2: 'Yes, since 2011.' },
  asked: [
    { id: 'a1', kind: 'registration', required: true },
    { id: 'a2', kind: 'accounts', required: true },
  ],
  documents: [
    { id: 'd1', kind: 'registration' },
    { id: 'd2', kind: 'accounts', expiresOn: '2027-06-30' },
  ],
  chosen: { a1: 'd1', a2: 'd2' },
  eligibility: { e1: 'yes', e2: 'yes' },
  missing: [],
  why,
  ...changed,
});
