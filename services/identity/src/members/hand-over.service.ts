import type { HandOverBody } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  event,
  mustBeAllowed,
  NotFound,
  ValidationFailed,
} from '@harambee/service-kit';
import { UserModel } from '../users/user.model.ts';
import { oneAtATime } from './owner-lock.ts';

const noTaker = (field: string) =>
  new ValidationFailed([{ field, message: 'Please choose somebody of your organization' }]);

/** Refuses everybody but another person of this organization. */
export async function mustTakeOver(
  tenantId: string,
  from: string,
  to: string,
  field = 'handTo',
): Promise<void> {
  if (to === from) throw noTaker(field);
  if (!(await UserModel.exists({ _id: to, tenantId, leftAt: null }))) throw noTaker(field);
}

/**
 * POST /api/auth/members/{id}/hand-over: everything that this person leads goes to another one, and they stay. For
 * owners, and for the person. What is handed over is the other services' to know: they follow the event (ORG-09).
 */
export async function handOver(actor: Actor, from: string, { to }: HandOverBody): Promise<void> {
  if (from !== actor.userId) mustBeAllowed(actor, 'people.manage');
  const { tenantId } = actor;
  // Nobody leaves while they take over.
  await oneAtATime(tenantId, async () => {
    if (!(await UserModel.exists({ _id: from, tenantId, leftAt: null }))) throw new NotFound();
    await mustTakeOver(tenantId, from, to, 'to');
    const { modifiedCount } = await UserModel.updateOne(
      { _id: from, tenantId, leftAt: null },
      { $push: { outbox: event('user.handed_over', tenantId, { from, to }) } },
    );
    if (modifiedCount === 0) throw new Conflict('This person has just left');
  });
}
