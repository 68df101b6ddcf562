import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { addressPerson, forgetNames } from '../action-record/names.service.ts';
import { AttemptsModel } from '../attempts/attempts.model.ts';
import { attemptId, limits } from '../attempts/attempts.service.ts';
import { LinkModel } from '../links/link.model.ts';
import { nameInMail } from '../mail/name-in-mail.ts';
import { RoundModel } from '../social-rounds/social-round.model.ts';
import { noEmail } from '../users/accounts.ts';
import { emailKeyOf } from '../users/email-key.ts';
import type { StoredUser } from '../users/user.model.ts';
import { InvitationModel } from './invitation.model.ts';

type Person = Pick<
  StoredUser,
  '_id' | 'tenantId' | 'firstName' | 'lastName' | 'email' | 'emailKey' | 'pendingEmail'
>;

/** Invitations to one of these addresses, however it was typed. */
async function forgetInvitations(tenantId: string, addresses: readonly string[]): Promise<void> {
  const keys = new Set(addresses.map(emailKeyOf));
  const mailed = await InvitationModel.find({ tenantId, email: trusted({ $ne: '' }) }, { email: 1 }).lean();
  const ids = mailed.filter(({ email }) => keys.has(emailKeyOf(email))).map(({ _id }) => _id);
  await InvitationModel.deleteMany({ tenantId, _id: trusted({ $in: ids }) });
}

/**
 * Removes what refers to a person without naming their id: counted tries, an invitation or provider sign-in under
 * their address, and letters in the development folder. Runs while the row still exists, because it needs the
 * person's data. Codes sent to a phone within the last hour stay, counted under a hash: they protect the owner of
 * that phone.
 */
export async function forgetTraces(
  mailer: Pick<FastifyInstance['mailer'], 'forget'>,
  { _id, tenantId, firstName, lastName, email, emailKey, pendingEmail }: Person,
  organization: string,
): Promise<void> {
  // A row that was never an account: see `forgetTracesHere`.
  if (email === noEmail) return;
  const address = emailKeyOf(email);
  const tries = [
    attemptId(limits.account, emailKey),
    attemptId(limits.resetAccount, emailKey),
    attemptId(limits.account, address),
    attemptId(limits.resetAccount, address),
    ...[
      limits.ownPassword,
      limits.codesOfPerson,
      limits.newAddress,
      limits.exports,
      limits.appCodes,
      limits.appCodesADay,
      limits.recoveryCodes,
      limits.recordedRefusals,
    ].map((limit) => attemptId(limit, _id)),
  ];
  // Also former addresses that the account could still revert to.
  const earlier = await LinkModel.distinct('email', { tenantId, userId: _id });
  const addresses = [email, ...earlier, pendingEmail].filter((one): one is string => Boolean(one));
  await Promise.all([
    AttemptsModel.deleteMany({ _id: trusted({ $in: tries }) }),
    forgetInvitations(tenantId, addresses),
    forgetNames(
      tenantId,
      addresses.map((one) => addressPerson(one).id),
    ),
    RoundModel.deleteMany({ 'person.email': trusted({ $in: addresses }) }),
    mailer.forget(addresses, [nameInMail(`${firstName} ${lastName}`, ''), nameInMail(organization, '')]),
  ]);
}

/** The same for somebody who stays in other organizations: only what concerns this one. */
export async function forgetTracesHere(
  mailer: Pick<FastifyInstance['mailer'], 'forget'>,
  { _id, tenantId, firstName, lastName, email }: Person,
  organization: string,
): Promise<void> {
  await Promise.all([
    AttemptsModel.deleteMany({ _id: attemptId(limits.exports, _id) }),
    forgetInvitations(tenantId, [email]),
    mailer.forget([], [nameInMail(`${firstName} ${lastName}`, ''), nameInMail(organization, '')]),
  ]);
}
