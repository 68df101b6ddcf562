import { emptyDocument } from '@harambee/domain';
import { downloadFile, storageKeys } from '@harambee/platform';
import type { CallOfRemote } from '@harambee/platform/testing';
import { documentsApi } from '../api/documents.api.ts';
import { documentAddresses } from '../document-data/document-addresses.ts';
import { send, sendJson } from '../uploads/send-parts.ts';
import { checklistItem, documentOf } from './documents.ts';

const { endpoints } = documentsApi;
const document = { document: documentOf() };
const listed = {
  id: 'd-1',
  name: 'Audit 2025',
  kind: 'accounts',
  expiresOn: '',
  fileName: 'audit.pdf',
} as const;
const items = [
  checklistItem({ proposed: [listed] }),
  checklistItem({ state: 'there', document: listed }),
  checklistItem({ state: 'expires_before_deadline', document: { ...listed, expiresOn: '2026-12-31' } }),
];
const upload = {
  upload: {
    id: 'u-1',
    bytes: 200_000,
    chunkBytes: 131_072,
    chunksInPart: 8,
    missing: [0, 1],
    expiresAt: '2026-12-01T08:00:00.000Z',
  },
};
const fields = { ...emptyDocument, name: 'Audit 2025', kind: 'accounts', expiresOn: '2027-12-31' } as const;
/** Uploads are sent for the person who chose the file, or not at all. */
function one() {
  localStorage.setItem(storageKeys.userId, 'somebody');
  return { signal: new AbortController().signal, userId: 'somebody' };
}
const later = (call: Promise<unknown>) => call.catch(() => undefined);

/** A sample of each call for documents and checklists, for the contract. */
export const documentSamples: Record<string, CallOfRemote> = {
  getDocuments: {
    send: (dispatch) => dispatch(endpoints.getDocuments.initiate({ kind: 'accounts', expiring: 'soon' })),
    answer: {
      documents: [
        documentOf({
          earlier: { ...documentOf().file, expiresOn: '', until: '2026-12-31T00:00:00.000Z' },
        }),
      ],
      nextCursor: 'next',
    },
  },
  getDocument: { send: (dispatch) => dispatch(endpoints.getDocument.initiate('d-1')), answer: document },
  updateDocument: {
    send: (dispatch) => dispatch(endpoints.updateDocument.initiate({ id: 'd-1', body: fields, revision: 2 })),
    answer: document,
  },
  deleteDocument: {
    send: (dispatch) => dispatch(endpoints.deleteDocument.initiate({ id: 'd-1', revision: 2 })),
    status: 204,
  },
  createDocumentAgain: {
    send: (dispatch) => dispatch(endpoints.createDocumentAgain.initiate('d-1')),
    answer: document,
  },
  createEarlierFile: {
    send: (dispatch) => dispatch(endpoints.createEarlierFile.initiate({ id: 'd-1', revision: 2 })),
    answer: document,
  },
  getChecklist: {
    send: (dispatch) => dispatch(endpoints.getChecklist.initiate('c-1')),
    answer: { items },
  },
  updateChecklist: {
    send: (dispatch) =>
      dispatch(
        endpoints.updateChecklist.initiate({
          callId: 'c-1',
          attachmentId: 'a1',
          body: { documentId: 'd-1', isNotNeeded: false },
        }),
      ),
    answer: { items },
  },
  startUpload: {
    send: () =>
      later(
        sendJson({
          method: 'POST',
          path: documentAddresses.uploads,
          body: { fileName: 'a.pdf', bytes: 200_000 },
          ...one(),
        }),
      ),
    answer: upload,
    status: 201,
  },
  getUpload: {
    send: () => later(send({ method: 'GET', path: documentAddresses.upload('u-1'), ...one() })),
    answer: upload,
  },
  cancelUpload: {
    send: () => later(send({ method: 'DELETE', path: documentAddresses.upload('u-1'), ...one() })),
    status: 204,
  },
  createDocument: {
    send: () =>
      later(
        sendJson({
          method: 'POST',
          path: documentAddresses.documents,
          body: { uploadId: 'u-1', ...fields },
          ...one(),
        }),
      ),
    answer: document,
    status: 201,
  },
  replaceFile: {
    send: () =>
      later(
        sendJson({
          method: 'PUT',
          path: documentAddresses.file('d-1'),
          headers: { 'If-Match': '"2"' },
          body: { uploadId: 'u-1', expiresOn: '' },
          ...one(),
        }),
      ),
    answer: document,
  },
  documentFile: { send: () => downloadFile(documentAddresses.file('d-1'), 'a.pdf').catch(() => {}) },
  documentsOfCall: { send: () => downloadFile(documentAddresses.zip('c-1'), 'a.zip').catch(() => {}) },
};
