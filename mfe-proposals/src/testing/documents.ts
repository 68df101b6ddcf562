import { documentLimits } from '@harambee/domain';
import type { CallChecklistItem, DocumentUpload, OrganizationDocument } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';

/** A document as its page reads it. */
export const documentOf = (changes: Partial<OrganizationDocument> = {}): OrganizationDocument => ({
  id: 'd-1',
  name: 'Audit 2025',
  kind: 'accounts',
  expiresOn: '2099-12-31',
  notes: '',
  file: { name: 'audit.pdf', type: 'pdf', bytes: 1_468_006, addedAt: '2026-11-01T08:00:00.000Z' },
  revision: 2,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  ...changes,
});

/** A line of a checklist; nothing is chosen. */
export const checklistItem = (changes: Partial<CallChecklistItem> = {}): CallChecklistItem => ({
  asked: { id: 'a1', name: 'Latest audit', kind: 'accounts', required: true, fileName: '' },
  state: 'missing',
  proposed: [],
  ...changes,
});

/** A file of so many bytes, as somebody chooses it. Its parts can be read, which the page's own cannot in tests. */
export function fileOf(name: string, bytes = 300_000): File {
  const content = new Uint8Array(bytes);
  const slice = (start: number, end: number) => ({
    arrayBuffer: async () => content.slice(start, end).buffer,
  });
  return Object.assign(new File([content], name), { slice }) as unknown as File;
}

/** The service's side of one upload: it takes the parts and says what is missing. */
export function uploadService(bytes: number, made: Partial<OrganizationDocument> = {}) {
  const { chunkBytes, chunksInPart } = documentLimits;
  const count = Math.ceil(bytes / chunkBytes);
  const arrived = new Set<number>();
  const upload = (): DocumentUpload => ({
    id: 'u-1',
    bytes,
    chunkBytes,
    chunksInPart,
    missing: Array.from({ length: count }, (_, chunk) => chunk).filter((chunk) => !arrived.has(chunk)),
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const takePart: Handler = ({ path, body }) => {
    const first = Number(path.split('/').at(-1));
    const length = (body as string).length;
    for (let chunk = 0; chunk * chunkBytes < length; chunk += 1) arrived.add(first + chunk);
    return { status: 204 };
  };
  const handlers: Record<string, Handler> = {
    'POST /api/calls/documents/uploads': () => ({ status: 201, body: { upload: upload() } }),
    'GET /api/calls/documents/uploads/:id': () => ({ body: { upload: upload() } }),
    'PUT /api/calls/documents/uploads/:id/parts/:first': takePart,
    'DELETE /api/calls/documents/uploads/:id': () => ({ status: 204 }),
    'POST /api/calls/documents': ({ body }) => {
      const { uploadId: _uploadId, ...fields } = body as { uploadId: string };
      return { status: 201, body: { document: documentOf({ ...fields, ...made }) } };
    },
  };
  return { handlers, arrived, takePart };
}
