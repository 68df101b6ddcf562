import type { Member, Role } from '@harambee/domain/schemas';
import { type Actor, Conflict, event, Forbidden, NotFound, noteRemoval } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { removedLetter } from '../mail/letters.ts';
import { forgetTraces } from '../removal/leaver-traces.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { forgetPerson } from './forget-person.ts';
import { oneAtATime } from './owner-lock.ts';

const most = 1_000;

export const lastOwner =
  'You are the only owner. Make somebody else an owner first, or delete the organization.';

/** Members, visibility, deletion and invitations are the owners' (issue 7). */
export function mustOwn({ role }: Actor): void {
  if (role !== 'Owner') throw new Forbidden('Only an owner of the organization can do this');
}

const toMember = ({ _id, firstName, lastName, email, role, createdAt }: StoredUser): Member => ({
  id: _id,
  firstName,
  lastName,
  email,
  role,
  joinedAt: createdAt.toISOString(),
});

/** GET /api/auth/members: everybody of the organisation, the first who came first. */
export async function listMembers({ tenantId }: Actor): Promise<Member[]> {
  const rows = await UserModel.find({ tenantId, leftAt: null })
    .sort({ createdAt: 1 })
    .limit(most)
    .lean<StoredUser[]>();
  return rows.map(toMember);
}

async function findMember(tenantId: string, id: string): Promise<StoredUser> {
  const member = await UserModel.findOne({ _id: id, tenantId, leftAt: null }).lean<StoredUser>();
  if (!member) throw new NotFound();
  return member;
}

/** Throws when this person is the last owner. Only within `oneAtATime` does the answer still hold afterwards. */
async function mustNotBeLastOwner({ tenantId, role }: StoredUser): Promise<void> {
  if (role !== 'Owner') return;
  if ((await UserModel.countDocuments({ tenantId, role: 'Owner' })) < 2) throw new Conflict(lastOwner);
}

/** PUT /api/auth/members/{id}. The new role counts with the next access token, so the person's sign-ins end. */
export async function changeRole(
  app: FastifyInstance,
  actor: Actor,
  id: string,
  role: Role,
): Promise<Member> {
  mustOwn(actor);
  const { tenantId } = actor;
  const member = await oneAtATime(tenantId, async () => {
    const before = await findMember(tenantId, id);
    if (before.role === role) return before;
    await mustNotBeLastOwner(before);
    await UserModel.updateOne({ _id: id, tenantId }, { $set: { role } });
    return { ...before, role };
  });
  if (id !== actor.userId) await endAllSessions(app, { tenantId, userId: id });
  return toMember(member);
}

/**
 * DELETE /api/auth/members/{id} by an owner, or DELETE /api/auth/account by the person: the account goes with all it
 * holds of the person, and every service is told to forget them.
 */
export async function removePerson(
  app: FastifyInstance,
  tenantId: string,
  id: string,
  { byThemselves = false } = {},
): Promise<void> {
  const at = new Date();
  const person = await oneAtATime(tenantId, async () => {
    const before = await findMember(tenantId, id);
    await mustNotBeLastOwner(before);
    // First the event and the end of signing in, in one write; a crash afterwards is finished by `finishForgetting`.
    await UserModel.updateOne(
      { _id: id, tenantId },
      {
        $set: { leftAt: at, emailKey: `left:${id}`, role: 'Member' },
        $push: { outbox: event('user.removed', tenantId, { userId: id }) },
      },
    );
    return before;
  });
  await noteRemoval({ tenantId, userId: id, at });
  await endAllSessions(app, { tenantId, userId: id });
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId }).lean();
  const organization = tenant?.name ?? '';
  await forgetTraces(app.mailer, person, organization);
  await forgetPerson(tenantId, id);
  app.mailer.send(removedLetter(person.email, organization), { copy: !byThemselves });
}
