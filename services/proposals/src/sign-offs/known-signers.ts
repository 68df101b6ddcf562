import { can, signOffMessages } from '@harambee/domain';
import type { AskForSignOffs, Author } from '@harambee/domain/schemas';
import { Conflict } from '@harambee/service-kit';
import { peopleAmong } from '../people/people.service.ts';

type Asked = AskForSignOffs['signers'][number];

/** Guests of one proposal who may sign, by id. Set by `guests`; without it no guest is known. */
export type KnownGuests = (tenantId: string, proposalId: string, ids: string[]) => Promise<Author[]>;

const nobody: KnownGuests = async () => [];

/** The people and guests who are asked, with their names; refuses anybody who could not sign (SIGNOFF-01). */
export async function knownSigners(
  { tenantId, proposalId }: { tenantId: string; proposalId: string },
  asked: readonly Asked[],
  knownGuests: KnownGuests = nobody,
): Promise<Author[]> {
  const ids = (kind: Author['kind']) => asked.filter((one) => one.kind === kind).map(({ id }) => id);
  const [people, guests] = await Promise.all([
    peopleAmong(tenantId, ids('person')),
    knownGuests(tenantId, proposalId, ids('guest')),
  ]);
  return asked.map(({ id, kind }) => {
    const person = people.get(id);
    if (kind === 'person' && person && can(person.role, 'signOffs.give'))
      return { id, kind, name: person.name };
    const guest = guests.find((one) => one.id === id);
    if (kind === 'guest' && guest) return guest;
    throw new Conflict(signOffMessages.unknownSigner);
  });
}
