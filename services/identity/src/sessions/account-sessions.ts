import type { SessionEnd } from '@harambee/domain';
import type { Session } from '@harambee/domain/schemas';
import { type Actor, NotFound } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { accountOf, rowsOf } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { SessionModel } from './session.model.ts';
import { endAllSessions, endSessions, listSessions } from './sessions.service.ts';

type Person = Pick<Actor, 'userId' | 'tenantId'>;

const rowsOfAccount = async (person: Person) => rowsOf((await accountOf(person)).userId);

/** Ends the sessions of an account in every organization, or all but one: what opens them has changed (ORG-03). */
export async function endAccountSessions(
  app: FastifyInstance,
  person: Person,
  except = '',
  why: SessionEnd = 'ended-elsewhere',
): Promise<void> {
  for (const { _id: userId, tenantId } of await rowsOfAccount(person)) {
    await endAllSessions(app, { userId, tenantId }, except, why);
  }
}

/** The person has shown a second step in this session, by setting it up. */
export async function noteBothSteps({ sessionId, userId, tenantId }: Actor): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId, tenantId, userId }, { $set: { bothSteps: true } });
}

/** GET /api/auth/sessions: the caller's sign-ins, most recently used first. Others than here name their organization. */
export async function listAccountSessions(actor: Actor): Promise<Session[]> {
  const rows = await rowsOfAccount(actor);
  const lists = await Promise.all(
    rows.map(async ({ _id: userId, tenantId }) => {
      const [sessions, tenant] = await Promise.all([
        listSessions({ userId, tenantId, sessionId: actor.sessionId }),
        TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
      ]);
      const elsewhere = tenantId !== actor.tenantId && tenant && { organization: tenant.name };
      return sessions.map((session) => ({ ...session, ...elsewhere }));
    }),
  );
  return lists.flat().sort((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1));
}

/** Ends one of the caller's own sessions, in whichever organization; other people's count as unknown. */
export async function endOwnSession(app: FastifyInstance, actor: Actor, id: string): Promise<void> {
  for (const { _id: userId, tenantId } of await rowsOfAccount(actor)) {
    if (!(await SessionModel.exists({ _id: id, tenantId, userId, endedAt: null }))) continue;
    await endSessions(app, { tenantId }, [id], 'ended-elsewhere');
    return;
  }
  throw new NotFound();
}
