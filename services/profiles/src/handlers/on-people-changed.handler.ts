import { type DomainEvent, isRole } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { PersonModel, personKey } from '../verification/person.model.ts';

const events = [
  'user.registered',
  'user.restated',
  'user.role_changed',
  'user.address_proved',
  'user.removed',
] as const;

/**
 * Keeps who belongs to an organization in which role, and which domain their proved address says something about. A new
 * handler reads all events there are. Role and proof come from different documents of identity, so either may be first.
 */
export const onPeopleChanged: EventHandler<(typeof events)[number]> = {
  name: 'profiles.on-people-changed',
  events,
  async handle(event) {
    const { tenantId, payload } = event;
    const key = personKey(tenantId, payload.userId);
    if (event.name === 'user.removed') await PersonModel.deleteOne(key);
    else if (event.name === 'user.address_proved') await keepProof(event, key);
    else if ('role' in payload && isRole(payload.role)) {
      // A role alone makes nobody known: who has left since is not brought back by a late event.
      const upsert = event.name !== 'user.role_changed';
      await PersonModel.updateOne(key, { $set: { role: payload.role } }, { upsert });
    }
  },
};

function keepProof({ payload }: DomainEvent<'user.address_proved'>, key: ReturnType<typeof personKey>) {
  const { revision: proofRevision, since, domain } = payload;
  const proof = { proofRevision, since: new Date(since), domain };
  return keepNewest(PersonModel, key, proof, { revisionField: 'proofRevision' });
}
