import { callAddresses } from '../call-addresses.ts';

const documents = `${callAddresses.calls}/documents`;
const document = (id: string) => `${documents}/${encodeURIComponent(id)}`;
const upload = (id: string) => `${documents}/uploads/${encodeURIComponent(id)}`;

/** Addresses of documents and checklists, also for what is sent later. */
export const documentAddresses = {
  documents,
  document,
  file: (id: string) => `${document(id)}/file`,
  earlierFile: (id: string) => `${document(id)}/earlier-file`,
  restore: (id: string) => `${document(id)}/restore`,
  uploads: `${documents}/uploads`,
  upload,
  part: (id: string, first: number) => `${upload(id)}/parts/${first}`,
  checklist: (callId: string) => `${callAddresses.call(callId)}/checklist`,
  choice: (callId: string, attachmentId: string) =>
    `${callAddresses.call(callId)}/checklist/${encodeURIComponent(attachmentId)}`,
  zip: (callId: string) => `${callAddresses.call(callId)}/documents`,
} as const;
