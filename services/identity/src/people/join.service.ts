import { joinRules } from '@harambee/domain';
import type { AcceptInvitationBody } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  check,
  event,
  isDuplicateKey,
  randomId,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { emailTaken, mustBeFree } from '../account/new-address.service.ts';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { roleOf, type StoredInvitation } from '../members/invitation.model.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { isUnused } from '../organizations/organizations.service.ts';
import { mustNotBeWorst } from '../passwords/worst-passwords.ts';
import { removeOrganization } from '../removal/remove-organization.ts';
import { hashPassword } from '../secrets/hashing.ts';
import { accountIdOf, noEmail, rowKey, rowsOf } from '../users/accounts.ts';
import { tellProof, willTellProof } from '../users/proof-writes.ts';
import { mustBeProved } from '../users/proved.ts';
import { newUser, type StoredUser, UserModel } from '../users/user.model.ts';
import { findInvitation, takeInvitation } from './invitations.service.ts';

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
  const names = { firstName: user.firstName, lastName: user.lastName, role: user.role };
  try {
    await recordAction(app, joined, () =>
      UserModel.create({ ...user, outbox: [event('user.registered', tenantId, { userId, ...names })] }),
    );
  } catch (error) {
    if (isDuplicateKey(error, 'emailKey')) throw new Conflict(emailTaken);
    throw error;
  }
  return user;
}

/**
 * Adds the organization of an invitation to the caller's account: a row of its own, so that nothing of one
 * organization is in the other (ORG-01). With `leave` it takes the place of the present one, which nobody has used.
 */
export async function joinAsPresent(
  app: FastifyInstance,
  actor: Actor,
  { token, leave = false }: Pick<AcceptInvitationBody, 'token' | 'leave'>,
): Promise<StoredUser> {
  const invitation = await findInvitation(token);
  const { userId, tenantId: before } = actor;
  const { tenantId } = invitation;
  // Whoever opened an account with a stranger's address takes it nowhere else.
  await mustBeProved(app, actor);
  return oneAtATime(before, async () => {
    const present = await UserModel.findOne({
      _id: userId,
      tenantId: before,
      leftAt: null,
    }).lean<StoredUser>();
    if (!present) throw new BadRequest('Please sign in again');
    const accountId = accountIdOf(present);
    if ((await rowsOf(accountId)).some((row) => row.tenantId === tenantId)) {
      throw new BadRequest('You already belong to this organization');
    }
    if (leave && !(await isUnused(present))) throw new Conflict(mustStay);
    await takeInvitation(invitation);
    await willTellProof(accountId);
    const row = await addRow(app, accountId, present, invitation);
    await tellProof(accountId);
    if (leave) await removeOrganization(app, before);
    return row;
  });
}

export const mustStay = 'Your organization is in use, so it stays. You can leave or delete it in Settings.';

async function addRow(
  app: FastifyInstance,
  accountId: string,
  { firstName, lastName }: StoredUser,
  invitation: StoredInvitation,
): Promise<StoredUser> {
  const userId = randomId();
  const { tenantId } = invitation;
  const role = roleOf(invitation);
  const row: StoredUser = {
    ...newUser({ _id: userId, tenantId, firstName, lastName, email: noEmail, role }),
    accountId,
    emailKey: rowKey(userId),
  };
  try {
    const joined = { tenantId, kind: 'person.joined', who: userPerson(row), details: { role } } as const;
    await recordAction(app, joined, () =>
      UserModel.create({
        ...row,
        outbox: [event('user.registered', tenantId, { userId, firstName, lastName, role })],
      }),
    );
  } catch (error) {
    // Two invitations at once.
    if (isDuplicateKey(error, 'accountId')) throw new BadRequest('You already belong to this organization');
    throw error;
  }
  return row;
}
