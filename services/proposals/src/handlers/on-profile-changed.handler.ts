import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { OrganizationModel } from '../organizations/organization.model.ts';

/** Keeps what the drafting engine may say of an organization. Events may come twice and in any order. */
export const onProfileChanged: EventHandler<'profile.created' | 'profile.updated'> = {
  name: 'proposals.on-profile-changed',
  events: ['profile.created', 'profile.updated'],
  async handle({ tenantId, at, payload }) {
    const { revision, name, mission, location, foundedYear, sdgs, website, facts } = payload;
    await OrganizationModel.updateOne({ tenantId }, { $setOnInsert: { name } }, { upsert: true });
    await OrganizationModel.updateOne(
      { tenantId, $or: [{ profileRevision: null }, { profileRevision: trusted({ $lt: revision }) }] },
      {
        $set: {
          ...{ name, mission, location, foundedYear, sdgs, website, facts },
          profileRevision: revision,
          profileSavedOn: at.toISOString().slice(0, 10),
        },
      },
    );
  },
};
