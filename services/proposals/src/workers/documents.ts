import { Documents, workerFile } from '@harambee/service-kit';

/** PDF and Word files are made in threads, never in the event loop that answers requests. */
export const documents = new Documents(workerFile(import.meta.url, './document-worker'));
