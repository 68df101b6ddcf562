import { type DataPolicy, jsonFile, leftOut, type RemovedPerson, shown } from '@harambee/service-kit';
import { AttemptsModel } from '../attempts/attempts.model.ts';
import { KnownDeviceModel } from '../devices/known-device.model.ts';
import { LinkModel } from '../links/link.model.ts';
import { forgetPerson } from '../members/forget-person.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { PasskeyChallengeModel } from '../passkeys/passkey-challenge.model.ts';
import { PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { SessionEndModel } from '../sessions/session-end.model.ts';
import { RoundModel } from '../social-rounds/social-round.model.ts';
import { withAccount } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { PhoneCodeModel } from '../whatsapp/phone-code.model.ts';

const ofEachPerson = leftOut('each person has their own in an archive of their own');
const secret = leftOut('secrets of sign-in, of which only hashes are stored');

/** Deleting a person's row also deletes everything that names them; see `forgetPerson`. */
const withThePerson = leftOut('goes with the row of the person');

/** Rows with what belongs to their account; of other organizations it holds nothing. */
async function* whole(rows: AsyncIterable<StoredUser>): AsyncIterable<StoredUser> {
  for await (const row of rows) yield withAccount(row);
}

/** What one person entered about themselves: no hashes, no events. */
const profileOf = ({ _id: id, firstName, lastName, email, role, createdAt, ...rest }: StoredUser) => {
  const { phone, location, bio, website, linkedin, twitter, onboarded } = rest;
  const { pendingEmail, whatsappPhone, emailVerifiedAt, socialIds, app, passkeys } = rest;
  return {
    ...{ id, firstName, lastName, email, role, createdAt },
    ...{ phone, location, bio, website, linkedin, twitter, onboarded },
    ...{ pendingEmail, whatsappPhone, emailVerifiedAt, signsInBy: socialIds },
    // Names and days; never a key, a code or what checks a passkey.
    twoStep: {
      appSince: app?.since,
      passkeys: passkeys?.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    },
  };
};

export const dataPolicies: readonly DataPolicy[] = [
  {
    model: TenantModel,
    organization: jsonFile('organization.json', 'The organization as it was signed up.', ({ tenantId }) =>
      shown(
        TenantModel.find({ _id: tenantId, tenantId }).lean().cursor(),
        ({ _id: id, name, createdAt }) => ({
          ...{ id, name, createdAt },
        }),
      ),
    ),
    person: leftOut('belongs to the organization'),
    forget: leftOut('names no person'),
  },
  {
    model: UserModel,
    organization: jsonFile(
      'members.json',
      'Who belongs to the organization, and in which role.',
      ({ tenantId }) =>
        shown(
          whole(
            UserModel.find({ tenantId, leftAt: null }).sort({ createdAt: 1 }).lean<StoredUser[]>().cursor(),
          ),
          ({ _id: id, firstName, lastName, email, role, createdAt: joinedAt }) => ({
            ...{ id, firstName, lastName, email, role, joinedAt },
          }),
        ),
    ),
    person: jsonFile(
      'account.json',
      'Your account: everything you told us about yourself.',
      ({ tenantId, userId }) =>
        shown(whole(UserModel.find({ _id: userId, tenantId }).lean<StoredUser[]>().cursor()), profileOf),
    ),
    forget: ({ tenantId, userId }: RemovedPerson) => forgetPerson(tenantId, userId),
  },
  {
    model: InvitationModel,
    organization: jsonFile(
      'invitations.json',
      'Invitations that are open, without their links.',
      ({ tenantId }) =>
        shown(
          InvitationModel.find({ tenantId }).sort({ createdAt: -1 }).lean().cursor(),
          ({ _id: id, email, invitedByName: invitedBy, createdAt, expiresAt }) => ({
            ...{ id, email, invitedBy, createdAt, expiresAt },
          }),
        ),
    ),
    person: leftOut('belongs to the organization'),
    forget: withThePerson,
  },
  {
    model: SessionModel,
    organization: ofEachPerson,
    person: jsonFile(
      'sessions.json',
      'Where you are signed in, without the secrets.',
      ({ tenantId, userId }) =>
        shown(
          SessionModel.find({ tenantId, userId, endedAt: null }).sort({ lastUsedAt: -1 }).lean().cursor(),
          ({ _id: id, device, remember, createdAt, lastUsedAt, expiresAt }) => ({
            ...{ id, device, remember, createdAt, lastUsedAt, expiresAt },
          }),
        ),
    ),
    forget: withThePerson,
  },
  {
    model: SessionEndModel,
    organization: leftOut('why a sign-in ended, under its random id, for a month'),
    person: leftOut('why a sign-in ended, under its random id, for a month'),
    forget: leftOut('names no person'),
  },
  { model: PendingSignInModel, organization: secret, person: secret, forget: withThePerson },
  {
    model: PasskeyChallengeModel,
    organization: leftOut('random values that passkeys sign within five minutes'),
    person: leftOut('random values that passkeys sign within five minutes'),
    forget: leftOut('names no person'),
  },
  { model: LinkModel, organization: secret, person: secret, forget: withThePerson },
  { model: KnownDeviceModel, organization: secret, person: secret, forget: withThePerson },
  { model: PhoneCodeModel, organization: secret, person: secret, forget: withThePerson },
  {
    model: AttemptsModel,
    organization: leftOut('tries of passwords and codes, counted under hashes for an hour or a day'),
    person: leftOut('tries of passwords and codes, counted under hashes for an hour or a day'),
    forget: withThePerson,
  },
  { model: RoundModel, organization: secret, person: secret, forget: withThePerson },
];
