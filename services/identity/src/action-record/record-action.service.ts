import { type ActionDetails, type ActionKind, minutes } from '@harambee/domain';
import { type Actor, insertOne, isRemoved, randomId } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { append } from './chain.service.ts';
import { forgetSoon } from './forget-acts.ts';
import { refOf } from './names.service.ts';
import { type NamedPerson, type PendingAction, PendingActionModel } from './pending-action.model.ts';

/** Longer than any call runs, so that an act in progress is not taken for one that was interrupted. */
const interruptedAfter = minutes(2);
const some = 100;

/** What somebody does. */
export interface NewAction {
  tenantId: string;
  kind: ActionKind;
  /** Absent for somebody who has not shown who they are. */
  who?: NamedPerson | undefined;
  whom?: NamedPerson | undefined;
  to?: NamedPerson | undefined;
  details?: ActionDetails;
  /** Of an event: the same event is written down once. */
  id?: string;
  at?: Date;
}

/** Somebody by what an actor or a row of `users` says about them. */
export const actorPerson = ({ userId: id, name }: Pick<Actor, 'userId' | 'name'>): NamedPerson => ({
  id,
  name,
});
export const userPerson = (user: { _id: string; firstName: string; lastName: string }): NamedPerson => ({
  id: user._id,
  name: `${user.firstName} ${user.lastName}`.trim(),
});

/** Puts the entry of an act into the chain; then it waits no longer. Repeating it adds no second entry. */
async function settle(
  app: FastifyInstance,
  pending: PendingAction,
  { unconfirmed, isNew }: { unconfirmed: boolean; isNew: boolean },
): Promise<void> {
  const { _id: actionId, tenantId, at, kind, details, who, whom, to } = pending;
  const [whoRef, whomRef, toRef] = await Promise.all([who, whom, to].map((one) => refOf(tenantId, one, at)));
  const refs = { who: whoRef ?? '', whom: whomRef ?? '', to: toRef ?? '' };
  const entry = { tenantId, actionId, at, kind, ...refs, details, unconfirmed };
  await append({ entry, isNew }, app.twoStepKeys);
  // The most frequent act. After the others nothing may be left that names somebody who has left meanwhile.
  if (kind === 'session.started') forgetSoon(app, pending);
  else await PendingActionModel.deleteOne({ _id: actionId, tenantId });
}

/**
 * Does `act` and writes into the record of actions that it was done (ACTIONS-03). What will be done is stored first: if
 * that fails, the act does not happen and its caller learns why. If the act is refused, or answers
 * false because there was nothing to do, nothing is recorded. If the process dies, or the database is away afterwards, `finishRecording` adds the entry later, and says so where it cannot
 * know whether the act happened.
 */
export async function recordAction<Answer = void>(
  app: FastifyInstance,
  { id, at = new Date(), details = {}, ...action }: NewAction,
  act?: () => Promise<Answer>,
): Promise<Answer> {
  const pending: PendingAction = {
    ...withoutUndefined(action),
    _id: id ?? randomId(),
    at,
    details,
    happened: act === undefined,
  };
  const where = { _id: pending._id, tenantId: pending.tenantId };
  if (id === undefined) await insertOne(PendingActionModel, pending);
  else await PendingActionModel.replaceOne(where, pending, { upsert: true });
  let answer: Answer;
  try {
    answer = (await act?.()) as Answer;
  } catch (error) {
    // A refusal changed nothing. After any other failure the act may have happened: its entry will say that.
    if (isRefusal(error)) await PendingActionModel.deleteOne(where);
    throw error;
  }
  if (answer === false) {
    await PendingActionModel.deleteOne(where);
    return answer;
  }
  try {
    await settle(app, pending, { unconfirmed: false, isNew: id === undefined });
  } catch (err) {
    app.log.error({ err, kind: pending.kind }, 'an act was done and its entry has to wait; it will be added');
    await PendingActionModel.updateOne(where, { $set: { happened: true } }).catch(() => undefined);
  }
  return answer;
}

const isRefusal = (error: unknown): boolean => {
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode < 500;
};

/** Mongoose would store `undefined` as null. */
const withoutUndefined = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;

/** Adds the entries of acts whose process died, or whose entry could not be written. Answers how many there were. */
export async function finishRecording(app: FastifyInstance, now = Date.now()): Promise<number> {
  const rows = await PendingActionModel.find(
    { at: trusted({ $lt: new Date(now - interruptedAfter) }) },
    null,
    {
      allTenants: true,
    },
  )
    .sort({ at: 1 })
    .limit(some)
    .lean();
  for (const row of rows) {
    const { _id, tenantId, happened } = row;
    if (await isRemoved(tenantId)) await PendingActionModel.deleteOne({ _id, tenantId });
    else await settle(app, row, { unconfirmed: !happened, isNew: false });
  }
  return rows.length;
}

/** Removes the name of somebody who has left from acts that still wait for their entries. */
export async function forgetPendingNames(tenantId: string, personId: string): Promise<void> {
  for (const part of ['who', 'whom', 'to'] as const) {
    await PendingActionModel.updateMany(
      { tenantId, [`${part}.id`]: personId },
      { $set: { [`${part}.name`]: '' } },
    );
  }
}
