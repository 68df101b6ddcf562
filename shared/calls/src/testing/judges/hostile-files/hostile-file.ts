/** Why a file is not read. Each has words of its own for the person who brought the file (CALL-21). */
export type RefusalReason =
  /** It needs a password. */
  | 'encrypted'
  /** It ends early, or its parts do not fit together. */
  | 'damaged'
  | 'empty'
  /** The file itself has too many bytes. */
  | 'too-large'
  /** What is packed in it is too large. */
  | 'expands-too-much'
  | 'too-many-pages'
  /** Too many objects, parts or levels, or too much work for the time there is. */
  | 'too-complex'
  /** Pages without text: a scan, for which pasting is offered (CALL-20). */
  | 'no-text'
  /** Its content is none of the kinds that are read, whatever its name says. */
  | 'wrong-type'
  /** Something that no honest file of its kind holds: a document type, a path out of the archive. */
  | 'forbidden-content';

export type Outcome =
  | { kind: 'refused'; reason: RefusalReason }
  /** Read within the bounds: what the text must hold, and what must never appear in it. */
  | { kind: 'read'; says: string[]; neverSays?: string[] };

export interface HostileFile {
  id: string;
  /** The name under which it is brought; it may lie. */
  name: string;
  bytes: () => Uint8Array<ArrayBuffer>;
  /** Any of these is right. In each case nothing is run, fetched or written, and the bounds are kept. */
  outcomes: Outcome[];
  why: string;
}

/** What one file may take in the process that reads it, beyond what an ordinary file of one page takes. */
export const hostileBounds = { seconds: 20, mebibytes: 400 };

export const refused = (...reasons: RefusalReason[]): Outcome[] =>
  reasons.map((reason) => ({ kind: 'refused', reason }));

export const read = (says: string[], neverSays: string[] = []): Outcome[] => [
  { kind: 'read', says, neverSays },
];
