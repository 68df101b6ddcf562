import { can, signOffMessages } from '@harambee/domain';
import type { AskForSignOffs, Author } from '@harambee/domain/schemas';
import { Conflict } from '@harambee/service-kit';
import { guestsWhoMay } from '../known-guests/known-guests.service.ts';
import { peopleAmong } from '../people/people.service.ts';

type Asked = AskForSignOffs['signers'][number];

/** The people and guests who are asked, with their names; refuses anybody who could not sign (SIGNOFF-01). */
export async function knownSigners(
  { tenantId, proposalId }: { tenantId: string; proposalId: string },
  asked: readonly Asked[],
): Promise<Author[]> {
  const ids = (kind: Author['kind']) => asked.filter((one) => one.kind === kind).map(({ id }) => id);
  const [people, guests] = await Promise.all([
    peopleAmong(tenantId, ids('person')),
    ids('guest').length > 0 ? guestsWhoMay(tenantId, proposalId, 'sign') : [],
  ]);
  return asked.map(({ id, kind }) => {
    const person = people.get(id);
    if (kind === 'person' && person && can(person.role, 'signOffs.give'))
      return { id, kind, name: person.name };
    const guest = guests.find(({ _id }) => _id === id);
    if (kind === 'guest' && guest) return { id, kind, name: guest.name };
    throw new Conflict(signOffMessages.unknownSigner);
  });
}
