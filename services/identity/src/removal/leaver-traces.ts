import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { AttemptsModel } from '../passwords/attempts.model.ts';
import { attemptId, limits } from '../passwords/attempts.service.ts';
import { InvitationModel } from '../people/invitation.model.ts';
import { RoundModel } from '../social/social-round.model.ts';
import type { StoredUser } from '../users/user.model.ts';

type Person = Pick<
  StoredUser,
  '_id' | 'tenantId' | 'firstName' | 'lastName' | 'email' | 'emailKey' | 'pendingEmail'
>;

/**
 * Removes what leads to somebody without naming their id: counted tries, an invitation or a sign-in elsewhere under their
 * address, and letters of the development folder. Needs the person, so it runs while the row still says who that is.
 * What stays: codes sent to one phone within the hour, counted under a hash. It protects whoever has that phone.
 */
export async function forgetTraces(
  mailer: Pick<FastifyInstance['mailer'], 'forget'>,
  { _id, tenantId, firstName, lastName, email, emailKey, pendingEmail }: Person,
  organization: string,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const tries = [
    attemptId(limits.account, emailKey),
    attemptId(limits.resetAccount, emailKey),
    attemptId(limits.account, address),
    attemptId(limits.resetAccount, address),
    ...[limits.ownPassword, limits.codesOfPerson, limits.newAddress, limits.exports].map((limit) =>
      attemptId(limit, _id),
    ),
  ];
  const addresses = [email, ...(pendingEmail ? [pendingEmail] : [])];
  await Promise.all([
    AttemptsModel.deleteMany({ _id: trusted({ $in: tries }) }),
    InvitationModel.deleteMany({ tenantId, email: trusted({ $in: addresses }) }),
    RoundModel.deleteMany({ 'person.email': trusted({ $in: addresses }) }),
    mailer.forget(addresses, [`${firstName} ${lastName}`.trim(), organization]),
  ]);
}
