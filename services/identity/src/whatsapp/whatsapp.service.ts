import { randomInt } from 'node:crypto';
import { oneTimeCode, phoneMessage } from '@harambee/domain';
import type { LinkWhatsAppBody, VerifyWhatsAppBody } from '@harambee/domain/schemas';
import { type Actor, Unavailable, ValidationFailed } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { hashPassword, isPassword } from '../secrets/hashing.ts';
import { accountOf } from '../users/accounts.ts';
import { UserModel } from '../users/user.model.ts';
import { dialedPhone } from './dialed-phone.ts';
import { PhoneCodeModel } from './phone-code.model.ts';

const notAvailable = 'WhatsApp integration is not available';
const sendingFailed = 'Failed to send WhatsApp OTP';
const wrongCode = () => new ValidationFailed([{ field: 'otp', message: 'Invalid OTP code' }]);

async function checkedPhone(phone: string): Promise<string> {
  const checked = await dialedPhone(phone);
  if (!checked) throw new ValidationFailed([{ field: 'phone', message: phoneMessage }]);
  return checked;
}

/** POST /api/auth/link-whatsapp: sends a code; three an hour for a person, and for a phone whoever asks. */
export async function sendCode(app: FastifyInstance, actor: Actor, body: LinkWhatsAppBody): Promise<void> {
  const { sendWhatsAppCode } = app;
  if (!sendWhatsAppCode) throw new Unavailable(notAvailable, 3_600);
  const phone = await checkedPhone(body.phone);
  const { userId: _id, tenantId } = actor;
  // Whichever of their organizations somebody asks from.
  const { userId: account } = await accountOf(actor);
  await takeTry(limits.codesOfPerson, account);
  await takeTry(limits.codesToPhone, phone);
  const code = String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, '0');
  const codeHash = await hashPassword(code);
  const expiresAt = new Date(Date.now() + oneTimeCode.milliseconds);
  await PhoneCodeModel.replaceOne(
    { _id, tenantId },
    { _id, tenantId, phone, codeHash, tries: 0, expiresAt },
    { upsert: true },
  );
  try {
    await sendWhatsAppCode(phone, code);
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'a code could not be sent by WhatsApp');
    await PhoneCodeModel.deleteOne({ _id, tenantId, codeHash });
    // A code that could not be sent does not count against the limit.
    await Promise.all([giveBack(limits.codesOfPerson, account), giveBack(limits.codesToPhone, phone)]);
    throw new Unavailable(sendingFailed, 30);
  }
}

/** POST /api/auth/verify-whatsapp. A try is taken before the code is looked at, so guesses at once cannot outrun the counter. */
export async function verifyCode(actor: Actor, body: VerifyWhatsAppBody): Promise<void> {
  const phone = await checkedPhone(body.phone);
  const { userId: _id, tenantId } = actor;
  const current = await PhoneCodeModel.findOneAndUpdate(
    {
      _id,
      tenantId,
      phone,
      tries: trusted({ $lt: oneTimeCode.tries }),
      expiresAt: trusted({ $gt: new Date() }),
    },
    { $inc: { tries: 1 } },
  ).lean();
  if (!(await isPassword(body.otp, current?.codeHash)) || !current) throw wrongCode();
  // Of two who come with the right code at once, one uses it up.
  const { deletedCount } = await PhoneCodeModel.deleteOne({ _id, tenantId, codeHash: current.codeHash });
  if (deletedCount === 0) throw wrongCode();
  await UserModel.updateOne({ _id, tenantId }, { $set: { whatsappPhone: phone } });
}
