import type { DocumentFile } from './document-file.ts';
import { oddNames } from './odd-names.ts';
import { soundFiles } from './sound-files.ts';
import { wrongFiles } from './wrong-files.ts';

/** Files that somebody puts into the locker; each is made when `bytes` is called. */
export const documentFiles: DocumentFile[] = [...soundFiles, ...wrongFiles, ...oddNames];
