import type { DocumentFields } from '@harambee/domain';

/** What becomes of a file once it has arrived. */
export interface UploadPlan {
  fileName: string;
  /** What people wrote about the document. */
  fields: DocumentFields;
  /** The document whose file it replaces; a new document without. */
  replaces?: { id: string; revision: number };
  /** The line of a checklist that asked for it. */
  chosenFor?: { callId: string; attachmentId: string };
  /** When it was chosen, in milliseconds. */
  at: number;
}

/** A file on its way, as it is kept on this device. */
export interface StoredUpload extends UploadPlan {
  /** The service's id of the upload, once it was announced. */
  uploadId?: string;
  /** The Idempotency-Key of the announcement; another one for each new start. */
  startKey: string;
  /** The person has paused it, also over a reload. */
  isPaused?: boolean;
}

/**
 * `waiting` for its turn, `sending`, `paused` by the person, `offline` until there is a network, `checking` at the
 * service, `refused` with a problem in words.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'checking' | 'refused';

/** A file on its way, as pages show it. */
export interface Upload extends StoredUpload {
  id: string;
  userId: string;
  file: Blob;
  state: UploadState;
  /** Bytes that have arrived. */
  sent: number;
  problem?: string;
  /** Another try would end the same way. */
  isFinal?: boolean;
  /** False if this browser does not keep the file over a reload. */
  isStored: boolean;
}
