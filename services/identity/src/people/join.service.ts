import { joinRules } from '@harambee/domain';
import type { AcceptInvitationBody } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  check,
  event,
  forgetRemoval,
  isDuplicateKey,
  noteRemoval,
  randomId,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { emailTaken, mustBeFree } from '../account/new-address.service.ts';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { LinkModel } from '../links/link.model.ts';
import { roleOf } from '../members/invitation.model.ts';
import { mustNotBeLastOwner } from '../members/members.service.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { mustNotBeWorst } from '../passwords/worst-passwords.ts';
import { hashPassword } from '../secrets/hashing.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { newUser, type StoredUser, UserModel } from '../users/user.model.ts';
import { findInvitation, takeInvitation } from './invitations.service.ts';

type Person = Pick<StoredUser, '_id' | 'tenantId'> & { shownAt?: Date | undefined };

/** Creates an account for a new person, as a Member of the organization that invited them. */
export async function joinAsNew(app: FastifyInstance, body: AcceptInvitationBody): Promise<StoredUser> {
  const { token, firstName = '', lastName = '', email = '', password = '' } = body;
  const invitation = await findInvitation(token);
  check(joinRules, { firstName, lastName, email, password });
  await mustNotBeWorst('password', password);
  const { tenantId } = invitation;
  const passwordHash = await hashPassword(password);
  const user = newUser({
    _id: randomId(),
    tenantId,
    firstName,
    lastName,
    email,
    passwordHash,
    role: roleOf(invitation),
  });
  await mustBeFree(user.emailKey);
  await takeInvitation(invitation);
  const { _id: userId } = user;
  const joined = {
    tenantId,
    kind: 'person.joined',
    who: userPerson(user),
    details: { role: user.role },
  } as const;
  const names = { firstName: user.firstName, lastName: user.lastName };
  try {
    await recordAction(app, joined, () =>
      UserModel.create({
        ...user,
        outbox: [event('user.registered', tenantId, { userId, ...names, role: user.role })],
      }),
    );
  } catch (error) {
    if (isDuplicateKey(error, 'emailKey')) throw new Conflict(emailTaken);
    throw error;
  }
  return user;
}

/** Moves an account to the organization that invited it, unless the old one would lose its last owner. */
export async function joinAsPresent(app: FastifyInstance, actor: Actor, token: string): Promise<Person> {
  const invitation = await findInvitation(token);
  const { userId, tenantId: before } = actor;
  const { tenantId } = invitation;
  if (before === tenantId) throw new BadRequest('You already belong to this organization');
  await oneAtATime(before, async () => {
    const user = await UserModel.findOne({ _id: userId, tenantId: before }).lean<StoredUser>();
    if (!user) throw new BadRequest('Please sign in again');
    await mustNotBeLastOwner(user);
    await takeInvitation(invitation);
    const { firstName, lastName } = user;
    const who = userPerson(user);
    const role = roleOf(invitation);
    await recordAction(app, { tenantId: before, kind: 'person.left', who }, () =>
      recordAction(app, { tenantId, kind: 'person.joined', who, details: { role } }, () =>
        UserModel.updateOne(
          { _id: userId, tenantId: before },
          {
            $set: { tenantId, role, createdAt: user.createdAt },
            $push: {
              outbox: {
                $each: [
                  event('user.removed', before, { userId }),
                  event('user.registered', tenantId, { userId, firstName, lastName, role }),
                ],
              },
            },
          },
          // The only place where a document changes its tenant: the person asks for it, and both tenants are named above.
          { overwriteImmutable: true },
        ),
      ),
    );
  });
  // Separate from the event, so that rows written late by the old tenant are found, too.
  await noteRemoval({ tenantId: before, userId, at: new Date() });
  await forgetRemoval(tenantId, userId);
  // The link that reverts an address change moves along: a thief must not disable it by moving the account.
  await LinkModel.updateMany(
    { tenantId: before, userId },
    { $set: { tenantId } },
    { overwriteImmutable: true },
  );
  const session = await SessionModel.findOne({ _id: actor.sessionId, tenantId: before }).lean();
  await endAllSessions(app, { tenantId: before, userId }, '', 'moved');
  return { _id: userId, tenantId, shownAt: session?.shownAt ?? session?.createdAt };
}
