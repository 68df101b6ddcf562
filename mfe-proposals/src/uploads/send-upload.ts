import type { DocumentUpload, OrganizationDocument } from '@harambee/domain/schemas';
import { documentAddresses as url } from '../document-data/document-addresses.ts';
import { NotSent, type Pace, send, sendJson, sendParts } from './send-parts.ts';
import type { StoredUpload, Upload } from './upload.ts';

interface SendUpload {
  signal: AbortSignal;
  pace: Pace;
  /** Stores what a later try needs to go on. */
  onChange: (change: Partial<StoredUpload>) => Promise<void>;
  onProgress: (sent: number) => void;
  /** All of it has arrived: the service looks at it. */
  onChecking: () => void;
}

const over = (revision: number) => ({ 'If-Match': `"${revision}"` });

/** The upload at the service: what has arrived of it, or a new one. */
async function announce(
  { id: _id, userId, file, fileName, uploadId, startKey }: Upload,
  { signal, onChange }: SendUpload,
): Promise<DocumentUpload> {
  if (uploadId !== undefined) {
    try {
      const { upload } = await send<{ upload: DocumentUpload }>({
        method: 'GET',
        path: url.upload(uploadId),
        ...{ signal, userId },
      });
      return upload;
    } catch (error) {
      // It was away for too long, and the service has forgotten it.
      if (!(error instanceof NotSent) || error.status !== 404) throw error;
      const again = crypto.randomUUID();
      await onChange({ startKey: again });
      return start(again);
    }
  }
  return start(startKey);

  async function start(key: string): Promise<DocumentUpload> {
    const { upload } = await sendJson<{ upload: DocumentUpload }>({
      method: 'POST',
      path: url.uploads,
      headers: { 'Idempotency-Key': key },
      body: { fileName, bytes: file.size },
      ...{ signal, userId },
    });
    await onChange({ uploadId: upload.id });
    return upload;
  }
}

/** The document of an upload that has arrived. The keys make a repeated try the same one. */
async function finish(upload: Upload, uploadId: string, signal: AbortSignal): Promise<OrganizationDocument> {
  const { id, userId, fields, replaces, chosenFor } = upload;
  const { document } = await (replaces
    ? sendJson<{ document: OrganizationDocument }>({
        method: 'PUT',
        path: url.file(replaces.id),
        headers: over(replaces.revision),
        body: { uploadId, expiresOn: fields.expiresOn },
        ...{ signal, userId },
      })
    : sendJson<{ document: OrganizationDocument }>({
        method: 'POST',
        path: url.documents,
        headers: { 'Idempotency-Key': `${id}-${uploadId}` },
        body: { uploadId, ...fields },
        ...{ signal, userId },
      }));
  if (chosenFor)
    await sendJson({
      method: 'PUT',
      path: url.choice(chosenFor.callId, chosenFor.attachmentId),
      body: { documentId: document.id, isNotNeeded: false },
      ...{ signal, userId },
    }).catch((error: unknown) => {
      // The call or its line is gone: the document is there all the same.
      if (!(error instanceof NotSent) || error.isForLater) throw error;
    });
  return document;
}

/** Sends a file from where it broke, to the document it becomes (CALL-62). Throws `NotSent`, or an `AbortError`. */
export async function sendUpload(upload: Upload, options: SendUpload): Promise<OrganizationDocument> {
  const { signal, pace, onProgress, onChecking } = options;
  const { file, userId } = upload;
  const announced = await announce(upload, options);
  await sendParts({ upload: announced, file, userId, signal, pace, onProgress });
  onChecking();
  return finish(upload, announced.id, signal);
}

/** Tells the service that nothing more will come. It forgets the upload by itself, too. */
export const cancelAtService = ({ uploadId, userId }: Upload): Promise<unknown> =>
  uploadId === undefined
    ? Promise.resolve()
    : send({
        method: 'DELETE',
        path: url.upload(uploadId),
        signal: new AbortController().signal,
        userId,
      }).catch(() => undefined);
