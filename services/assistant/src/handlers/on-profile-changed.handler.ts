import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/** Keeps what the assistant may say of an organization. Events may come twice and in any order. */
export const onProfileChanged: EventHandler<'profile.created' | 'profile.updated'> = {
  name: 'assistant.on-profile-changed',
  events: ['profile.created', 'profile.updated'],
  async handle({ tenantId, payload }) {
    const { revision, facts: _facts, ...snapshot } = payload;
    await KnownOrganizationModel.updateOne(
      { tenantId },
      { $setOnInsert: { name: snapshot.name } },
      { upsert: true },
    );
    await KnownOrganizationModel.updateOne(
      { tenantId, $or: [{ profileRevision: null }, { profileRevision: trusted({ $lt: revision }) }] },
      { $set: { ...snapshot, profileRevision: revision } },
    );
  },
};
