import { twoStepMessages } from '@harambee/domain';
import type { Passkey, TwoStepState } from '@harambee/domain/schemas';
import { type Actor, Conflict, NotFound, NotSignedIn } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { actorPerson, recordAction } from '../action-record/record-action.service.ts';
import { recordForAccount } from '../action-record/record-for-account.ts';
import { newRecoveryCodesLetter, twoStepOffLetter, wayRemovedLetter } from '../mail/two-step-letters.ts';
import { accountOf, rowsOf } from '../users/accounts.ts';
import { hasSecondStep, withoutSecondStep } from '../users/second-step-of.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredPasskey, type StoredUser, UserModel } from '../users/user.model.ts';
import { replaceRecoveryCodes } from './recovery-codes.service.ts';

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});

async function find(actor: Actor): Promise<StoredUser> {
  const { userId, tenantId } = await accountOf(actor);
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null })
    .select('+passwordHash +recoveryCodes')
    .lean<StoredUser>();
  if (!user) throw new NotSignedIn();
  return user;
}

/** GET /api/auth/two-step. */
export async function twoStepState(actor: Actor): Promise<TwoStepState> {
  const { tenantId } = actor;
  const [user, tenant] = await Promise.all([
    find(actor),
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
  ]);
  const { app, passkeys = [], recoveryCodes = [], twoStepReset } = user;
  return {
    ...(app && { appSince: app.since.toISOString() }),
    passkeys: passkeys.map(toPasskey),
    recoveryCodesLeft: hasSecondStep(user) ? recoveryCodes.length : 0,
    ...(tenant?.twoStepFrom && { requiredFrom: tenant.twoStepFrom.toISOString() }),
    hasPassword: user.passwordHash !== undefined,
    ...(twoStepReset && { reset: { at: twoStepReset.at.toISOString(), by: twoStepReset.by } }),
  };
}

/** New recovery codes in place of the earlier ones. */
export async function renewRecoveryCodes(app: FastifyInstance, actor: Actor): Promise<string[]> {
  const user = await find(actor);
  if (!hasSecondStep(user)) throw new NotFound();
  const { tenantId } = actor;
  const renewed = { tenantId, kind: 'two-step.codes-renewed', who: actorPerson(actor) } as const;
  const codes = await recordAction(app, renewed, () => replaceRecoveryCodes(app, actor));
  app.mailer.send(newRecoveryCodesLetter(user.email, app.config.publicOrigin));
  return codes;
}

/** Whether an organization of this account requires it. */
async function isRequired(accountId: string): Promise<boolean> {
  const tenants = (await rowsOf(accountId)).map(({ tenantId }) => tenantId);
  const found = await Promise.all(
    tenants.map((tenantId) => TenantModel.findOne({ _id: tenantId, tenantId }).lean()),
  );
  return found.some((tenant) => tenant?.twoStepFrom !== undefined);
}

/** DELETE /api/auth/two-step: removes every way and the recovery codes, unless one of the organizations requires it. */
export async function turnOff(app: FastifyInstance, actor: Actor): Promise<void> {
  const { userId, tenantId } = await accountOf(actor);
  if (await isRequired(userId)) throw new Conflict(twoStepMessages.required);
  const before = await recordForAccount(app, userId, 'two-step.turned-off', async () => {
    const user = await UserModel.findOneAndUpdate(
      { _id: userId, tenantId, leftAt: null },
      { $unset: withoutSecondStep },
    ).lean<StoredUser>();
    if (!user) throw new NotSignedIn();
    return user;
  });
  if (hasSecondStep(before)) app.mailer.send(twoStepOffLetter(before.email, app.config.publicOrigin));
}

const wayRemoved = (actor: Actor, way: string) =>
  ({
    tenantId: actor.tenantId,
    kind: 'two-step.removed',
    who: actorPerson(actor),
    details: { way },
  }) as const;

/** Removes the app. Without another way this turns two-step sign-in off. */
export async function removeApp(app: FastifyInstance, actor: Actor): Promise<void> {
  const { userId, tenantId } = await accountOf(actor);
  const user = await find(actor);
  if (!user.app) throw new NotFound();
  // Whether another way is left is asked in the same write: two removals at once must not leave codes without a way.
  const removed = await recordAction(app, wayRemoved(actor, 'the authenticator app'), async () => {
    const { modifiedCount } = await UserModel.updateOne(
      { _id: userId, tenantId, 'passkeys.0': trusted({ $exists: true }) },
      { $unset: { app: 1 } },
    );
    return modifiedCount > 0;
  });
  if (!removed) await turnOff(app, actor);
  else app.mailer.send(wayRemovedLetter(user.email, app.config.publicOrigin, 'the authenticator app'));
}

/** The same for a passkey. */
export async function removePasskey(app: FastifyInstance, actor: Actor, id: string): Promise<void> {
  const { userId, tenantId } = await accountOf(actor);
  const user = await find(actor);
  if (!user.passkeys?.some((one) => one.id === id)) throw new NotFound();
  const removed = await recordAction(app, wayRemoved(actor, 'a passkey'), async () => {
    const { modifiedCount } = await UserModel.updateOne(
      {
        _id: userId,
        tenantId,
        'passkeys.id': id,
        $or: [{ app: trusted({ $exists: true }) }, { 'passkeys.1': trusted({ $exists: true }) }],
      },
      { $pull: { passkeys: { id } } },
    );
    return modifiedCount > 0;
  });
  if (!removed) await turnOff(app, actor);
  else app.mailer.send(wayRemovedLetter(user.email, app.config.publicOrigin, 'a passkey'));
}

/** PUT /api/auth/two-step/passkeys/{id}. */
export async function renamePasskey(actor: Actor, id: string, name: string): Promise<void> {
  const { userId, tenantId } = await accountOf(actor);
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, tenantId, 'passkeys.id': id },
    { $set: { 'passkeys.$[key].name': name.trim() } },
    { arrayFilters: [{ 'key.id': id }] },
  );
  if (matchedCount === 0) throw new NotFound();
}
