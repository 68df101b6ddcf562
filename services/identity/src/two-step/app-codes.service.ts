import { readCode, twoStep, twoStepMessages } from '@harambee/domain';
import type { NewKey } from '@harambee/domain/schemas';
import { BadRequest, Conflict, NotSignedIn, ValidationFailed } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { twoStepOnLetter } from '../mail/two-step-letters.ts';
import { accountOf } from '../users/accounts.ts';
import { hasSecondStep, withNothingSetUp } from '../users/second-step-of.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import type { Person } from './person.ts';
import { newRecoveryCodes } from './recovery-codes.service.ts';

/** As RFC 4226 asks for. */
const keyBytes = 20;
const purposeOf = (userId: string) => `app ${userId}`;
const refusal = () => new ValidationFailed([{ field: 'code', message: twoStepMessages.wrongCode }]);

const totpOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Harambee',
    label,
    secret: Secret.fromBase32(key),
    digits: twoStep.digits,
    period: twoStep.seconds,
  });

/** The number of the period whose code this is, now or one period before or after; undefined for a wrong code. */
export function periodOf(key: string, code: string, now = Date.now()): number | undefined {
  const distance = totpOf(key).validate({ token: code, timestamp: now, window: twoStep.drift });
  return distance === null ? undefined : Math.floor(now / (twoStep.seconds * 1_000)) + distance;
}

/** Counts a try before the code is looked at, so that guesses at once cannot outrun the counter. */
async function takeCodeTry(userId: string): Promise<() => Promise<void>> {
  await takeTry(limits.appCodesADay, userId);
  await takeTry(limits.appCodes, userId);
  return async () => {
    await Promise.all([giveBack(limits.appCodes, userId), giveBack(limits.appCodesADay, userId)]);
  };
}

/**
 * A new key for an authenticator app, which counts once a code of it was entered. The earlier app stays until then.
 * `first`: only if nothing is set up yet.
 */
export async function startApp(app: FastifyInstance, person: Person, first = false): Promise<NewKey> {
  const { userId, tenantId } = await accountOf(person);
  const key = new Secret({ size: keyBytes }).base32;
  const sealed = await app.twoStepKeys.seal(key, purposeOf(userId));
  const user = await UserModel.findOneAndUpdate(
    { _id: userId, tenantId, leftAt: null, ...(first && withNothingSetUp()) },
    { $set: { newApp: { sealed, since: new Date() } } },
  ).lean<StoredUser>();
  if (!user) throw first ? new Conflict(twoStepMessages.presentAlready) : new NotSignedIn();
  return { key, address: totpOf(key, user.email).toString() };
}

/**
 * The first code of the new app: it replaces the earlier one. Answers recovery codes if this turns two-step sign-in on.
 */
export async function confirmApp(
  app: FastifyInstance,
  person: Person,
  typed: string,
  first = false,
): Promise<string[] | undefined> {
  const { userId, tenantId } = await accountOf(person);
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null })
    .select('+newApp.sealed')
    .lean<StoredUser>();
  if (!user?.newApp || Date.now() - user.newApp.since.getTime() > twoStep.newKeyWithin) {
    throw new BadRequest(twoStepMessages.over);
  }
  const code = readCode(typed);
  if (!code) throw refusal();
  const wasRight = await takeCodeTry(userId);
  const { sealed } = user.newApp;
  const lastPeriod = periodOf(await app.twoStepKeys.open(sealed, purposeOf(userId)), code);
  if (lastPeriod === undefined) throw refusal();
  const fresh = hasSecondStep(user) ? undefined : newRecoveryCodes(app, userId);
  const details = { way: 'an authenticator app', first: fresh !== undefined };
  await recordAction(app, { tenantId, kind: 'two-step.added', who: userPerson(user), details }, async () => {
    const { modifiedCount } = await UserModel.updateOne(
      { _id: userId, tenantId, leftAt: null, 'newApp.sealed': sealed, ...(first && withNothingSetUp()) },
      {
        $set: { app: { sealed, since: new Date(), lastPeriod }, ...fresh?.stored },
        $unset: { newApp: 1, twoStepReset: 1 },
      },
    );
    if (modifiedCount === 0) throw new BadRequest(twoStepMessages.over);
  });
  await wasRight();
  app.mailer.send(twoStepOnLetter(user.email, app.config.publicOrigin, 'an authenticator app'));
  return fresh?.codes;
}

/** Accepts a code of the person's app once (TWOSTEP-03), or throws. */
export async function takeCode(app: FastifyInstance, person: Person, typed: string): Promise<void> {
  const code = readCode(typed);
  if (!code) throw refusal();
  const { userId, tenantId } = await accountOf(person);
  const wasRight = await takeCodeTry(userId);
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null })
    .select('+app.sealed')
    .lean<StoredUser>();
  if (!user?.app) throw refusal();
  const { sealed } = user.app;
  const period = periodOf(await app.twoStepKeys.open(sealed, purposeOf(userId)), code);
  if (period === undefined) throw refusal();
  // Of two requests with the same code one writes the period.
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, tenantId, 'app.sealed': sealed, 'app.lastPeriod': trusted({ $lt: period }) },
    { $set: { 'app.lastPeriod': period } },
  );
  if (modifiedCount === 0) throw refusal();
  await wasRight();
}
