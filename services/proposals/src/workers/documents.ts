import { Documents, workerFile } from '@harambee/service-kit';

/** Makes PDF and Word files in threads, never in the event loop that answers requests. */
export const documents = new Documents(workerFile(import.meta.url, './document-worker'));
