import { randomInt } from 'node:crypto';
import { oneTimeCode, oneTimeCodeOf } from '@harambee/domain';
import { ValidationFailed } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trusted } from 'mongoose';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import type { StoredGuest } from '../guest-records/guest.model.ts';
import { GuestCodeModel } from '../guest-records/guest-code.model.ts';
import { guestCodeLetter } from '../mail/guest-letters.ts';
import { hashPassword, isPassword } from '../secrets/hashing.ts';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { clearGuestCookie, codeSecretOf, keepCodeSecret } from './guest-cookies.ts';
import type { OpenLink } from './open-link.service.ts';

/** The same for a code that is wrong, used, too old, or was asked for in another browser. */
const wrongCode = () =>
  new ValidationFailed([
    {
      field: 'code',
      message: 'That code is not right, or it is too old. Please check it, or ask for a new one.',
    },
  ]);

/** POST /api/auth/guests/code: mails a code for this browser; three an hour and ten a day for a guest (GUEST-09). */
export async function sendGuestCode(reply: FastifyReply, { guest, organization }: OpenLink): Promise<void> {
  const { _id: guestId, tenantId, email } = guest;
  await takeTry(limits.guestCodes, guestId);
  await takeTry(limits.guestCodesADay, guestId);
  const code = String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, '0');
  const secret = newSecret();
  await GuestCodeModel.create({
    ...{ _id: hashOf(secret), tenantId, guestId, tries: 0 },
    codeHash: await hashPassword(code),
    expiresAt: new Date(Date.now() + oneTimeCode.milliseconds),
  });
  keepCodeSecret(reply, guestId, secret);
  reply.server.mailer.send(guestCodeLetter(email, code, organization));
}

/**
 * Uses up the code of this browser, or throws. A try is taken before the code is looked at, so that guesses at once
 * cannot outrun the counter; of several right ones at once, one succeeds.
 */
export async function takeGuestCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { _id: guestId, tenantId }: StoredGuest,
  typed: string,
): Promise<void> {
  const secret = codeSecretOf(request, guestId);
  const current = secret
    ? await GuestCodeModel.findOneAndUpdate(
        {
          ...{ _id: hashOf(secret), tenantId, guestId },
          tries: trusted({ $lt: oneTimeCode.tries }),
          expiresAt: trusted({ $gt: new Date() }),
        },
        { $inc: { tries: 1 } },
      ).lean()
    : null;
  const code = oneTimeCodeOf(typed) ?? '';
  if (!(await isPassword(code, current?.codeHash)) || !current) throw wrongCode();
  const { deletedCount } = await GuestCodeModel.deleteOne({ _id: current._id, tenantId });
  if (deletedCount === 0) throw wrongCode();
  clearGuestCookie(reply, 'guest-code', guestId);
}
