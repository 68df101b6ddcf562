import { type DomainEvent, guestEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { type NewAction, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { KnownProposalModel } from '../guest-records/known-proposal.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

const events = [...guestEvents, 'proposal.submitted_without_sign_off'] as const;
type Recorded = DomainEvent<(typeof events)[number]>;
type Act = Omit<NewAction, 'tenantId' | 'id' | 'at'>;

async function proposalOf(tenantId: string, _id: string) {
  const known = await KnownProposalModel.findOne({ _id, tenantId }).lean();
  return { proposalId: _id, ...(known?.title && { title: known.title }) };
}

async function personOf(tenantId: string, _id: string) {
  const user = await UserModel.findOne({ _id, tenantId, leftAt: null }).lean<StoredUser>();
  return user ? userPerson(user) : { id: _id, name: '' };
}

/** What the event says, as an entry. */
async function actOf({ name, tenantId, payload }: Recorded): Promise<Act> {
  if (name === 'proposal.submitted_without_sign_off') {
    const { proposalId, title, userId, missing } = payload;
    const who = await personOf(tenantId, userId);
    return {
      kind: 'proposal.submitted-unsigned',
      who,
      details: { proposalId, title, missing: missing.length },
    };
  }
  const { proposalId, guestId, name: guestName, userId, userName, may, until } = payload;
  const guest = { id: guestId, name: guestName };
  const proposal = await proposalOf(tenantId, proposalId);
  if (name === 'guest.opened') return { kind: name, who: guest, details: proposal };
  const names = { who: { id: userId, name: userName }, whom: guest };
  if (name === 'guest.revoked') return { kind: name, ...names, details: proposal };
  const again = payload.again && { again: true };
  return {
    kind: name,
    ...names,
    details: { ...proposal, may, until: new Date(until).toISOString(), ...again },
  };
}

/**
 * Acts that other parts publish go into the record of actions: links for guests, and submissions without sign-off. The
 * event was written with the act, so none is lost; its id keeps a repeated one from a second entry (ACTIONS-03).
 */
export const onRecordedEvent = (app: () => FastifyInstance): EventHandler<(typeof events)[number]> => ({
  name: 'identity.on-recorded-event',
  events,
  async handle(event) {
    const { id, tenantId, at } = event;
    await recordAction(app(), { tenantId, id, at, ...(await actOf(event)) });
  },
});
