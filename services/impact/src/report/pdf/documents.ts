import { Documents, workerFile } from '@harambee/service-kit';

/** Reports are drawn in threads, never in the loop that answers requests. */
export const documents = new Documents(workerFile(import.meta.url, './document-worker'));
