import { can, founderRole, isLower, type Role } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  event,
  markRole,
  mustBeAllowed,
  NotFound,
  noteRemoval,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NamedPerson } from '../action-record/pending-action.model.ts';
import { actorPerson, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { removedLetter } from '../mail/letters.ts';
import { PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { accountIdOf, isElsewhere, withAccount, withAccounts } from '../users/accounts.ts';
import { mustBeProved } from '../users/proved.ts';
import { hasSecondStep } from '../users/second-step-of.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { forgetPerson } from './forget-person.ts';
import { mustTakeOver } from './hand-over.service.ts';
import { forgetTraces, forgetTracesHere } from './leaver-traces.ts';
import { oneAtATime } from './owner-lock.ts';
import { endIfUnused, leaveRow } from './part-from-account.ts';

const most = 1_000;

export const lastOwner =
  'You are the only owner. Make somebody else an owner first, or delete the organization.';

export const toMember = ({ _id, firstName, lastName, email, role, createdAt }: StoredUser): Member => ({
  id: _id,
  firstName,
  lastName,
  email,
  role,
  joinedAt: createdAt.toISOString(),
});

/** GET /api/auth/members: everybody in the organization, in the order they joined. Owners see who has two-step sign-in. */
export async function listMembers({ tenantId, role }: Actor): Promise<Member[]> {
  const rows = await withAccounts(
    await UserModel.find({ tenantId, leftAt: null }).sort({ createdAt: 1 }).limit(most).lean<StoredUser[]>(),
  );
  const seesTwoStep = can(role, 'people.manage');
  return rows.map((row) => ({ ...toMember(row), ...(seesTwoStep && { twoStep: hasSecondStep(row) }) }));
}

async function findMember(tenantId: string, id: string): Promise<StoredUser> {
  const member = await UserModel.findOne({ _id: id, tenantId, leftAt: null }).lean<StoredUser>();
  if (!member) throw new NotFound();
  return withAccount(member);
}

/** Throws when this person is the last owner. Only within `oneAtATime` does the answer still hold afterwards. */
export async function mustNotBeLastOwner({
  tenantId,
  role,
}: Pick<StoredUser, 'tenantId' | 'role'>): Promise<void> {
  if (role !== founderRole) return;
  if ((await UserModel.countDocuments({ tenantId, role })) < 2) throw new Conflict(lastOwner);
}

/** The person stays signed in everywhere; the new role applies from the next call in any service (TEAM-10). */
async function markSessions({ _id: userId, tenantId }: StoredUser, role: Role): Promise<void> {
  const sessions = await SessionModel.find({ tenantId, userId, endedAt: null }, { _id: 1 }).lean();
  await markRole(
    sessions.map(({ _id }) => _id),
    role,
  );
}

/** PUT /api/auth/members/{id}. Open pages of the person learn of it by the event. */
export async function changeRole(
  app: FastifyInstance,
  actor: Actor,
  id: string,
  role: Role,
): Promise<Member> {
  mustBeAllowed(actor, 'people.manage');
  await mustBeProved(app, actor);
  const { tenantId } = actor;
  const member = await oneAtATime(tenantId, async () => {
    const before = await findMember(tenantId, id);
    if (before.role === role) return before;
    await mustNotBeLastOwner(before);
    // Before the role itself: after a crash in between, nobody may hold a token that allows more than their role.
    if (isLower(role, before.role)) await markSessions(before, role);
    const names = { who: actorPerson(actor), whom: userPerson(before) };
    const details = { from: before.role, to: role };
    await recordAction(app, { tenantId, kind: 'role.changed', ...names, details }, () =>
      UserModel.updateOne(
        { _id: id, tenantId },
        { $set: { role }, $push: { outbox: event('user.role_changed', tenantId, { userId: id, role }) } },
      ),
    );
    await markSessions(before, role);
    // Whoever waits for their second step begins again: their sign-in would still have the role of before.
    await PendingSignInModel.deleteMany({ tenantId, userId: id });
    return { ...before, role };
  });
  return toMember(member);
}

/** How a person leaves: by themselves or not, and who takes over what they lead (ORG-09). */
interface Leaving {
  byThemselves?: boolean;
  handTo?: string | undefined;
  /** Who removes them. */
  by?: NamedPerson;
}

/**
 * DELETE /api/auth/members/{id} by an owner, or leaving by the person: deletes everything that the organization holds
 * about the person, and tells every service to forget them. The account goes with its last organization.
 */
export async function removePerson(
  app: FastifyInstance,
  tenantId: string,
  id: string,
  leaving: Leaving = {},
): Promise<void> {
  const pick = async () => {
    const before = await findMember(tenantId, id);
    await mustNotBeLastOwner(before);
    if (leaving.handTo !== undefined) await mustTakeOver(tenantId, id, leaving.handTo);
    return [before];
  };
  await removePeople(app, tenantId, pick, leaving);
}

/** The same for the people that `pick` selects, while nobody else can change the people of the organization. */
export async function removePeople(
  app: FastifyInstance,
  tenantId: string,
  pick: () => Promise<readonly StoredUser[]>,
  { byThemselves = false, handTo, by }: Leaving = {},
): Promise<void> {
  const at = new Date();
  const people = await oneAtATime(tenantId, async () => {
    const picked = await Promise.all(
      (await pick()).map(async (person) => ({ person, stays: await isElsewhere(person) })),
    );
    for (const { person } of picked) {
      const whom = userPerson(person);
      const act = byThemselves
        ? ({ kind: 'person.left', who: whom } as const)
        : ({ kind: 'person.removed', who: by, whom } as const);
      await recordAction(app, { tenantId, ...act }, () => leaveRow(person, at, eventsOf(person, handTo)));
    }
    return picked;
  });
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId }).lean();
  const organization = tenant?.name ?? '';
  // First, end all their sessions.
  for (const { person, stays } of people) {
    const { _id: userId } = person;
    await noteRemoval({ tenantId, userId, at });
    const why = byThemselves && !stays ? 'account-deleted' : 'removed';
    await endAllSessions(app, { tenantId, userId }, '', why);
  }
  for (const { person, stays } of people) {
    await (stays ? forgetTracesHere : forgetTraces)(app.mailer, person, organization);
    await forgetPerson(tenantId, person._id);
    await endIfUnused(accountIdOf(person));
    app.mailer.send(removedLetter(person.email, organization), { copy: !byThemselves });
  }
}

/** In the same write as the end of the membership; after a crash `finishForgetting` completes the removal. */
function eventsOf({ _id: userId, tenantId }: StoredUser, handTo: string | undefined) {
  const removed = event('user.removed', tenantId, { userId });
  if (handTo === undefined) return [removed];
  return [event('user.handed_over', tenantId, { from: userId, to: handTo }), removed];
}
