import { type Actor, Conflict, NotFound, ValidationFailed } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { live } from '../guest-records/end-guests.service.ts';
import { GuestModel } from '../guest-records/guest.model.ts';
import { type KnownProposal, KnownProposalModel } from '../guest-records/known-proposal.model.ts';
import { emailKeyOf, UserModel } from '../users/user.model.ts';

/** The proposal, if it is the caller's: another organization's looks like an unknown one. */
export async function ownProposal(
  { tenantId }: Pick<Actor, 'tenantId'>,
  _id: string,
): Promise<KnownProposal> {
  const proposal = await KnownProposalModel.findOne({ _id, tenantId }).lean<KnownProposal>();
  if (!proposal) throw new NotFound();
  return proposal;
}

/**
 * Refuses an address that needs no link: a colleague's, or one that has a link to this proposal. `id` names the guest
 * being created, because its request may be repeated.
 */
export async function mustNeedLink(
  { tenantId }: Pick<Actor, 'tenantId'>,
  { proposalId, email, id }: { proposalId: string; email: string; id: string },
): Promise<void> {
  const emailKey = emailKeyOf(email);
  const colleague = await UserModel.findOne({ tenantId, emailKey, leftAt: null }).lean();
  if (colleague) {
    const name = `${colleague.firstName} ${colleague.lastName}`.trim();
    throw new ValidationFailed([
      { field: 'email', message: `${name} is on your team and can open the proposal without a link` },
    ]);
  }
  const same = { tenantId, proposalId, emailKey, _id: trusted({ $ne: id }), ...live() };
  if (await GuestModel.exists(same)) {
    throw new Conflict(
      'There is already a link for this address. You can send it again, or revoke it first.',
    );
  }
}
