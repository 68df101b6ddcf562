import { days } from '../format/durations.ts';

/** Bounds of a document and of its upload (CALL-40, CALL-62). */
export const documentLimits = {
  /** 20 MiB. */
  bytes: 20 * 1_024 * 1_024,
  /** The unit in which a file is sent and stored: 15 seconds are enough for one on a line of 70 kbit/s. */
  chunkBytes: 128 * 1_024,
  /** The most chunks that one part may have: 1 MiB, for lines that are not slow. */
  chunksInPart: 8,
  /** Files that an organization is sending and has not finished. */
  openUploads: 20,
  /** Characters of a file name; a longer one is cut where it is sent. */
  fileName: 400,
  /** Documents of an organization. */
  documents: 2_000,
} as const;

/** Milliseconds for which an unfinished upload waits for its next part (CALL-62). */
export const uploadKeptFor = days(3);

/** Milliseconds for which a deleted document, and a file that was replaced, can be brought back (CALL-63). */
export const documentRestorableFor = days(30);

/** Why a file is not accepted, each with what to do instead (CALL-41). */
export const documentRefusals = {
  empty: 'This file is empty. Choose another one.',
  tooLarge:
    'This file is larger than 20 MB. Save it smaller, for example as a PDF with fewer or smaller pictures.',
  incomplete: 'Part of this file did not arrive. Please send it again.',
  wrongKind:
    'Harambee keeps PDF, pictures, text, and files of Word, Excel, PowerPoint and OpenDocument. Save it as one of these.',
  program: 'This is a program, not a document, so it is not kept.',
  webPage: 'This is a web page or a drawing with code (HTML or SVG). Save it as PDF or as a picture.',
  archive: 'This is an archive with files inside. Add the files one by one.',
  macros: 'This file has macros or linked programs inside. Save it without them, or as PDF.',
  encrypted: 'This file is protected by a password, so a funder cannot open it. Save it without one.',
  broken: 'This file is damaged or not complete. Save it again and choose the new one.',
  inflates: 'This file becomes far larger when it is unpacked, so it is not kept. Save it again, or as PDF.',
  otherContent:
    'The content of this file is of another kind than its name says. Save it again under the right kind of file.',
} as const;
export type DocumentRefusal = keyof typeof documentRefusals;

/** More uploads than one organization may have open (429). */
export const tooManyUploadsMessage = `Your organization is already sending ${documentLimits.openUploads} files. Wait until one has arrived, or cancel one.`;
