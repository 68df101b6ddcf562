import type { AttachmentKind } from '../call/call-vocabulary.ts';
import { dayOf } from '../format/calendar.ts';
import type { Tone } from '../format/tone.ts';
import { nameLikeness } from './document-kind-guess.ts';
import { documentState } from './document-state.ts';

/** How a document that a funder asks for stands (CALL-42). */
export const checklistStates = {
  there: { label: 'There', tone: 'success' },
  missing: { label: 'Missing', tone: 'error' },
  expired: { label: 'Expired', tone: 'error' },
  expires_before_deadline: { label: 'Expires before the deadline', tone: 'warning' },
  not_needed: { label: 'Not needed', tone: 'info' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export type ChecklistState = keyof typeof checklistStates;
export const checklistStateNames = Object.keys(checklistStates) as ChecklistState[];

/** A row of the call's table of attachments. */
export interface AskedDocument {
  id: string;
  name: string;
  kind: AttachmentKind | '';
  required: boolean;
  fileName: string;
}

/** What a person has decided for one row. */
export interface ChecklistChoice {
  documentId?: string;
  isNotNeeded?: boolean;
}

/** What the checklist needs of a document. */
export interface ListedDocument {
  id: string;
  name: string;
  kind: AttachmentKind;
  expiresOn: string;
}

/** One line of the checklist of a call. */
export interface ChecklistItem<Listed extends ListedDocument = ListedDocument> {
  asked: AskedDocument;
  state: ChecklistState;
  /** Chosen by a person, and there. */
  document?: Listed;
  /** What may fit, the best first; nobody has chosen it. */
  proposed: Listed[];
}

/** How many documents are proposed for a line. */
const mostProposed = 3;

/** Documents of the kind that is asked for, the one with the most words in common first, valid ones before others. */
function proposedFor<Listed extends ListedDocument>(
  { name, kind }: AskedDocument,
  documents: readonly Listed[],
  deadlineDay: string,
  today: string,
): Listed[] {
  return (
    documents
      .map((document) => {
        const likeness = nameLikeness(name, document.name);
        const isOfKind = kind !== '' && kind !== 'other' && document.kind === kind;
        const isValid = documentState(document, deadlineDay, today) === 'valid';
        return {
          document,
          fits: isOfKind || likeness >= 0.5,
          rank: likeness + (isOfKind ? 1 : 0) + (isValid ? 2 : 0),
        };
      })
      .filter(({ fits }) => fits)
      // Of two that fit as well, that of the last year.
      .sort(
        (one, other) =>
          other.rank - one.rank ||
          other.document.name.localeCompare(one.document.name, 'en', { numeric: true }),
      )
      .slice(0, mostProposed)
      .map(({ document }) => document)
  );
}

/**
 * The checklist of a call (CALL-42): for each document asked for, what was chosen and how it stands at the deadline.
 * What is proposed is never taken without a choice. `deadlineDay` and `today` are `YYYY-MM-DD`.
 */
export function checklistOf<Listed extends ListedDocument>({
  asked,
  choices,
  documents,
  deadlineDay,
  today = dayOf(new Date()),
}: {
  asked: readonly AskedDocument[];
  choices: Readonly<Record<string, ChecklistChoice | undefined>>;
  documents: readonly Listed[];
  deadlineDay: string;
  today?: string;
}): ChecklistItem<Listed>[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return asked.map((row) => {
    const choice = choices[row.id];
    if (choice?.isNotNeeded) return { asked: row, state: 'not_needed', proposed: [] };
    const document = choice?.documentId === undefined ? undefined : byId.get(choice.documentId);
    if (!document) {
      const proposed = proposedFor(row, documents, deadlineDay, today);
      return { asked: row, state: 'missing', proposed };
    }
    const state = documentState(document, deadlineDay, today);
    return { asked: row, state: state === 'valid' ? 'there' : state, document, proposed: [] };
  });
}

/** A required document that stands in the way of "ready" (CALL-43). */
export interface DocumentGap {
  attachmentId: string;
  name: string;
  state: Exclude<ChecklistState, 'there' | 'not_needed'>;
}

/**
 * The required documents that are missing, have expired, or will have by the deadline: an application with one of them
 * is not ready (CALL-43). Empty if none is.
 */
export const documentGaps = (
  items: readonly { asked: Pick<AskedDocument, 'id' | 'name' | 'required'>; state: ChecklistState }[],
): DocumentGap[] =>
  items.flatMap(({ asked: { id, name, required }, state }) =>
    !required || state === 'there' || state === 'not_needed' ? [] : [{ attachmentId: id, name, state }],
  );

/** A gap in words: `Latest audit: expired`. */
export const documentGapInWords = ({ name, state }: DocumentGap): string =>
  `${name || 'An unnamed document'}: ${checklistStates[state].label.toLowerCase()}`;

/** `2 of 5 there`, counting what is needed. */
export function checklistProgress(items: readonly { state: ChecklistState }[]): {
  there: number;
  needed: number;
} {
  const needed = items.filter(({ state }) => state !== 'not_needed');
  return { there: needed.filter(({ state }) => state === 'there').length, needed: needed.length };
}
