import type { MemberSession } from '@harambee/domain/schemas';
import { type Actor, mustBeAllowed, NotFound } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { actorPerson, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { SessionModel, type StoredSession } from '../sessions/session.model.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { UserModel } from '../users/user.model.ts';

const most = 1_000;
const why = 'ended-by-owner';
const idsOf = (rows: readonly Pick<StoredSession, '_id'>[]) => rows.map(({ _id }) => _id);

/** GET /api/auth/members/sessions: of everybody in the organization, most recently used first (TWOSTEP-18). */
export async function listMemberSessions(actor: Actor): Promise<MemberSession[]> {
  mustBeAllowed(actor, 'people.manage');
  const rows = await SessionModel.find({
    tenantId: actor.tenantId,
    endedAt: null,
    expiresAt: trusted({ $gt: new Date() }),
  })
    .sort({ lastUsedAt: -1 })
    .limit(most)
    .lean();
  return rows.map(({ _id: id, userId, device, createdAt, lastUsedAt }) => ({
    id,
    userId,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === actor.sessionId,
  }));
}

/** Ends sessions of one person, or of everybody else. */
async function recorded(
  app: FastifyInstance,
  actor: Actor,
  userId: string | undefined,
  ids: readonly string[],
): Promise<void> {
  const { tenantId } = actor;
  const user = userId && (await UserModel.findOne({ _id: userId, tenantId }).lean());
  const whose = user ? { whom: userPerson(user) } : { details: { everybody: true } };
  await recordAction(app, { tenantId, kind: 'sessions.ended', who: actorPerson(actor), ...whose }, () =>
    endSessions(app, actor, ids, why),
  );
}

/** DELETE /api/auth/members/{id}/sessions/{sessionId}. */
export async function endMemberSession(
  app: FastifyInstance,
  actor: Actor,
  userId: string,
  id: string,
): Promise<void> {
  mustBeAllowed(actor, 'people.manage');
  const { tenantId } = actor;
  if (!(await SessionModel.exists({ _id: id, tenantId, userId, endedAt: null }))) throw new NotFound();
  await recorded(app, actor, userId, [id]);
}

/** DELETE /api/auth/members/{id}/sessions, and without an id those of everybody; the caller's own one stays. */
export async function endMemberSessions(app: FastifyInstance, actor: Actor, userId?: string): Promise<void> {
  mustBeAllowed(actor, 'people.manage');
  const { tenantId, sessionId } = actor;
  const rows = await SessionModel.find(
    { tenantId, _id: trusted({ $ne: sessionId }), endedAt: null, ...(userId && { userId }) },
    { _id: 1 },
  ).lean();
  await recorded(app, actor, userId, idsOf(rows));
}
