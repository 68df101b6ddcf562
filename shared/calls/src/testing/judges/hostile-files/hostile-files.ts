import type { HostileFile } from './hostile-file.ts';
import { otherFiles } from './other-files.ts';
import { pdfFiles } from './pdf-files.ts';
import { sheetFiles } from './sheet-files.ts';
import { wordFiles } from './word-files.ts';

/** Files that somebody brings to do harm, or by mistake; each is made when `bytes` is called (CALL-21, CALL-22). */
export const hostileFiles: HostileFile[] = [...pdfFiles, ...wordFiles, ...sheetFiles, ...otherFiles];
