import { randomInt } from 'node:crypto';
import { readRecoveryCode, twoStep, twoStepMessages, writeRecoveryCode } from '@harambee/domain';
import { ValidationFailed } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { recoveryCodeUsedLetter } from '../mail/two-step-letters.ts';
import { accountOf } from '../users/accounts.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import type { Person } from './person.ts';

const range = 2 ** 32;
const textOf = (userId: string, code: string) => `${userId} ${code}`;

/** New codes for an account, and what is stored of them. */
export function newRecoveryCodes(
  app: FastifyInstance,
  userId: string,
): { codes: string[]; stored: Required<Pick<StoredUser, 'recoveryCodes' | 'recoveryCodesAt'>> } {
  const codes = new Set<string>();
  while (codes.size < twoStep.recoveryCodes) codes.add(writeRecoveryCode(() => randomInt(range) / range));
  const recoveryCodes = [...codes].map((code) => app.twoStepKeys.hashes(textOf(userId, code))[0] ?? '');
  return { codes: [...codes], stored: { recoveryCodes, recoveryCodesAt: new Date() } };
}

/** Replaces the codes: the earlier ones stop working. */
export async function replaceRecoveryCodes(app: FastifyInstance, person: Person): Promise<string[]> {
  const { userId, tenantId } = await accountOf(person);
  const { codes, stored } = newRecoveryCodes(app, userId);
  await UserModel.updateOne({ _id: userId, tenantId }, { $set: stored });
  return codes;
}

/**
 * Uses a code up, or throws. The code leaves the list in the write that finds it: of two requests with the same code
 * one wins (TWOSTEP-05).
 */
export async function takeRecoveryCode(app: FastifyInstance, person: Person, typed: string): Promise<void> {
  const refusal = new ValidationFailed([{ field: 'code', message: twoStepMessages.wrongRecoveryCode }]);
  const code = readRecoveryCode(typed);
  if (!code) throw refusal;
  const { userId, tenantId } = await accountOf(person);
  await takeTry(limits.recoveryCodes, userId);
  const hashes = app.twoStepKeys.hashes(textOf(userId, code));
  const user = await UserModel.findOneAndUpdate(
    { _id: userId, tenantId, leftAt: null, recoveryCodes: trusted({ $in: hashes }) },
    { $pull: { recoveryCodes: trusted({ $in: hashes }) } },
    { returnDocument: 'after' },
  )
    .select('+recoveryCodes')
    .lean<StoredUser>();
  if (!user) throw refusal;
  await giveBack(limits.recoveryCodes, userId);
  const left = user.recoveryCodes?.length ?? 0;
  app.mailer.send(recoveryCodeUsedLetter(user.email, app.config.publicOrigin, left));
}
