import { type DocumentLimits, Documents, workerFile } from '@harambee/service-kit';

const limits: Partial<DocumentLimits> = {
  // Anybody may ask: one at a time, and few wait.
  threads: 1,
  waiting: 16,
};

/** Pictures and one-pagers of public profiles are made in a thread, never in the event loop that answers requests. */
export const publicFiles = new Documents(workerFile(import.meta.url, './public-file-worker'), limits);
