import { documentSnapshotEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { noteExpiry } from '../expiries/expiry-reminders.service.ts';

const events = [...documentSnapshotEvents, 'document.deleted'] as const;

/** Stores when a document expires, to remind people of it. */
export const onDocumentChanged: EventHandler<(typeof events)[number]> = {
  name: 'notifications.on-document-changed',
  events,
  async handle({ name, tenantId, at, payload }) {
    const { documentId, revision } = payload;
    const noted =
      name === 'document.deleted'
        ? { documentId, revision, name: '', expiresOn: '' }
        : { documentId, revision, name: payload.name, expiresOn: payload.expiresOn };
    await noteExpiry(tenantId, noted, at);
  },
};
