import type { Content } from '../content/content.ts';
import { type FileKey, readFile, readRange } from './file-bytes.ts';

/** A stored file, as the checks of its content read it. */
export const storedContent = (file: FileKey): Content => ({
  bytes: file.length,
  range: (start, end) => readRange(file, start, end),
  all: () => readFile(file),
});
