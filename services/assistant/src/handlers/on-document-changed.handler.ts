import { type DocumentSnapshotEventName, documentSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownDocumentModel } from '../records/known-document.model.ts';

/** Stores every document as its newest event describes it. Events may arrive twice and in any order. */
export const onDocumentChanged: EventHandler<DocumentSnapshotEventName | 'document.deleted'> = {
  name: 'assistant.on-document-changed',
  events: [...documentSnapshotEvents, 'document.deleted'],
  async handle({ name, tenantId, payload }) {
    const { documentId: _id, revision } = payload;
    const shown = 'name' in payload ? { name: payload.name, expiresOn: payload.expiresOn } : { name: '' };
    const isDeleted = name === 'document.deleted';
    await keepNewest(KnownDocumentModel, { _id, tenantId }, { ...shown, isDeleted, revision });
  },
};
