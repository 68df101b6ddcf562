import type { Bytes } from '../files/bytes.ts';

/** What a file is by its content. */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'doc' | 'text' | 'csv';

/** The ending of the safe name, and the media type under which the file is sent back. */
export const documentKinds: Readonly<Record<DocumentKind, { endings: string[]; mediaType: string }>> = {
  pdf: { endings: ['pdf'], mediaType: 'application/pdf' },
  png: { endings: ['png'], mediaType: 'image/png' },
  jpeg: { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  docx: {
    endings: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    endings: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    endings: ['pptx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odt: { endings: ['odt'], mediaType: 'application/vnd.oasis.opendocument.text' },
  doc: { endings: ['doc'], mediaType: 'application/msword' },
  text: { endings: ['txt', 'csv'], mediaType: 'text/plain' },
  csv: { endings: ['csv'], mediaType: 'text/csv' },
};

/** Why a file is not kept. Each has words of its own for the person who brought it. */
export type DocumentRefusal =
  | 'empty'
  /** More than 20 MiB. */
  | 'too-large'
  /** None of the kinds that are kept, or not what its name says. */
  | 'wrong-type'
  /** It begins like one of the kinds and is none. */
  | 'damaged'
  /** An office file that brings programs. */
  | 'macros'
  /** It is of two kinds at once, or hides what its kind does not have. */
  | 'forbidden-content';

export type DocumentOutcome =
  /** Kept as what it is, under a safe name in which each of `keeps` is left and none of `drops`. */
  | { kind: 'accepted'; as: DocumentKind; keeps: string[]; drops: string[] }
  | { kind: 'refused'; reason: DocumentRefusal };

export interface DocumentFile {
  id: string;
  /** The name under which it is brought; it may lie. */
  name: string;
  bytes: () => Bytes;
  /** Any of these is right. In each case the bytes that are kept are those that came, and nothing of them is run. */
  outcomes: DocumentOutcome[];
  why: string;
}

export const accepted = (as: DocumentKind, keeps: string[] = [], drops: string[] = []): DocumentOutcome[] => [
  { kind: 'accepted', as, keeps, drops },
];

export const refused = (...reasons: DocumentRefusal[]): DocumentOutcome[] =>
  reasons.map((reason) => ({ kind: 'refused', reason }));
