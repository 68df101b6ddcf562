/** Bounds of what is read as a call (CALL-47). */
export const callFileLimits = {
  /** 20 MiB. */
  bytes: 20 * 1_024 * 1_024,
  pages: 250,
  /** Of the whole text. */
  lines: 40_000,
  /** Of the whole text, in UTF-16 units. */
  characters: 2_000_000,
  /** Longer lines are continued in the next one. */
  lineLength: 4_000,
  /** How much of a line a finding keeps. */
  sourceText: 600,
} as const;

/** What is read as a call; its content decides, not its name (CALL-10). */
export const callFileKinds = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', text: 'Text' } as const;
export type CallFileKind = keyof typeof callFileKinds;

/** Why a file is not read, each with what to do instead (CALL-21). */
export const callFileRefusals = {
  empty: 'This file is empty. Choose another one, or paste the text instead.',
  noText: 'There is no text in this file. Paste the text instead.',
  tooLarge: 'This file is larger than 20 MB. Choose a smaller one, or paste the text instead.',
  tooManyPages:
    'This file has more than 250 pages. Save the pages with the questions as a file of their own, or paste them.',
  tooMuchText: 'There is too much text here to be one call. Paste the part with the questions instead.',
  onlyPictures: 'This PDF has only pictures of text. Paste the text instead.',
  encrypted: 'This file is protected by a password. Save it without one, or paste the text instead.',
  broken: 'This file is damaged and cannot be read. Save it again, or paste the text instead.',
  inflates:
    'This file becomes far larger when it is unpacked, so it is not read. Save it again, or paste the text instead.',
  forbidden:
    'This file holds parts that no Word or Excel file needs, so it is not read. Paste the text instead.',
  olderOffice:
    'This is an older Word or Excel file, or one with a password. Save it as .docx, .xlsx or PDF, or paste the text.',
  wrongKind:
    'Harambee reads PDF, Word (.docx), Excel (.xlsx) and text files. Save it as one of these, or paste the text.',
  tooHeavy: 'Reading this file takes too much time or memory. Paste the text instead.',
} as const;
export type CallFileRefusal = keyof typeof callFileRefusals;

/** While too many files are being read (429 or 503); a later try succeeds. */
export const readingIsBusyMessage = 'Other files are being read right now. Please try again in a moment.';

/** How the file of a call names itself (CALL-05). */
export const callFileFormat = { name: 'harambee.call', version: 1 } as const;
