import { can } from '@harambee/domain';
import type { HandOverBody } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  event,
  mustBeAllowed,
  NotFound,
  ValidationFailed,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { actorPerson, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { oneAtATime } from './owner-lock.ts';

const refused = (field: string, message: string) => new ValidationFailed([{ field, message }]);
const noColleague = 'Please choose somebody of your organization';
const noWriter = 'Please choose an owner or a writer: others cannot change proposals';

/** Refuses everybody but another person of this organization who may write. */
export async function mustTakeOver(
  tenantId: string,
  from: string,
  to: string,
  field = 'handTo',
): Promise<void> {
  const taker =
    to !== from && (await UserModel.findOne({ _id: to, tenantId, leftAt: null }).lean<StoredUser>());
  if (!taker) throw refused(field, noColleague);
  if (!can(taker.role, 'proposals.write')) throw refused(field, noWriter);
}

/**
 * POST /api/auth/members/{id}/hand-over: everything that this person leads goes to another one, and they stay. For
 * owners, and for the person. What is handed over is the other services' to know: they follow the event (ORG-09).
 */
export async function handOver(
  app: FastifyInstance,
  actor: Actor,
  from: string,
  { to }: HandOverBody,
): Promise<void> {
  if (from !== actor.userId) mustBeAllowed(actor, 'people.manage');
  const { tenantId } = actor;
  // Nobody leaves while they take over.
  await oneAtATime(tenantId, async () => {
    if (!(await UserModel.exists({ _id: from, tenantId, leftAt: null }))) throw new NotFound();
    await mustTakeOver(tenantId, from, to, 'to');
    const people = await UserModel.find({ tenantId, _id: trusted({ $in: [from, to] }) }).lean<StoredUser[]>();
    const named = (id: string) => people.filter(({ _id }) => _id === id).map(userPerson)[0];
    const act = { tenantId, kind: 'person.handed-over', who: actorPerson(actor) } as const;
    await recordAction(app, { ...act, whom: named(from), to: named(to) }, async () => {
      const { modifiedCount } = await UserModel.updateOne(
        { _id: from, tenantId, leftAt: null },
        { $push: { outbox: event('user.handed_over', tenantId, { from, to }) } },
      );
      if (modifiedCount === 0) throw new Conflict('This person has just left');
    });
  });
}
