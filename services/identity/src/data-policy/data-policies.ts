import { actionSentence } from '@harambee/domain';
import type { Action } from '@harambee/domain/schemas';
import {
  type DataPolicy,
  jsonFile,
  leftOut,
  projection,
  type RemovedPerson,
  shown,
} from '@harambee/service-kit';
import { ActionModel } from '../action-record/action.model.ts';
import { ActionHeadModel } from '../action-record/action-head.model.ts';
import { ActionNameModel } from '../action-record/action-name.model.ts';
import { PendingActionModel } from '../action-record/pending-action.model.ts';
import { readActions } from '../action-record/read-record.service.ts';
import { AttemptsModel } from '../attempts/attempts.model.ts';
import { KnownDeviceModel } from '../devices/known-device.model.ts';
import { RemoteSessionModel } from '../gateways/remote-session.model.ts';
import { GuestModel } from '../guest-records/guest.model.ts';
import { GuestCodeModel } from '../guest-records/guest-code.model.ts';
import { GuestSessionModel } from '../guest-records/guest-session.model.ts';
import { KnownProposalModel } from '../guest-records/known-proposal.model.ts';
import { LinkModel } from '../links/link.model.ts';
import { forgetPerson } from '../members/forget-person.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { PasskeyChallengeModel } from '../passkeys/passkey-challenge.model.ts';
import { PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { SessionEndModel } from '../sessions/session-end.model.ts';
import { RoundModel } from '../social-rounds/social-round.model.ts';
import { SentLetterModel } from '../team-mail/sent-letter.model.ts';
import { withAccount } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { PhoneCodeModel } from '../whatsapp/phone-code.model.ts';

const ofEachPerson = leftOut('each person has their own in an archive of their own');
const secret = leftOut('secrets of sign-in, of which only hashes are stored');

/** Deleting a person's row also deletes everything that names them; see `forgetPerson`. */
const withThePerson = leftOut('goes with the row of the person');

/** Without its hash, which only the check of the whole record can use. */
const toExported = ({ hash: _, ...action }: Action) => ({ ...action, says: actionSentence(action) });
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
    model: GuestModel,
    organization: jsonFile(
      'guests.json',
      'People outside the organization who have or had a link to a proposal, without the links.',
      ({ tenantId }) =>
        shown(
          GuestModel.find({ tenantId }).sort({ createdAt: -1 }).lean().cursor(),
          ({ _id: id, proposalId, name, email, may, invitedByName: invitedBy, ...row }) => ({
            ...{ id, proposalId, name, email, may, invitedBy },
            ...{ createdAt: row.createdAt, until: row.until, openedAt: row.openedAt, endedAt: row.endedAt },
          }),
        ),
    ),
    person: leftOut('belongs to the organization'),
    forget: withThePerson,
  },
  { model: GuestCodeModel, organization: secret, person: secret, forget: leftOut('names no person') },
  { model: GuestSessionModel, organization: secret, person: secret, forget: leftOut('names no person') },
  { model: KnownProposalModel, ...projection },
  {
    model: SentLetterModel,
    organization: leftOut('which letters were sent, under hashes, for a week'),
    person: leftOut('which letters were sent, under hashes, for a week'),
    forget: leftOut('names no person'),
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
    model: RemoteSessionModel,
    organization: leftOut('sessions counted under hashes for half an hour, to end a bad version'),
    person: leftOut('sessions counted under hashes for half an hour, to end a bad version'),
    forget: leftOut('names no person'),
  },
  {
    model: AttemptsModel,
    organization: leftOut('tries of passwords and codes, counted under hashes for an hour or a day'),
    person: leftOut('tries of passwords and codes, counted under hashes for an hour or a day'),
    forget: withThePerson,
  },
  {
    model: ActionModel,
    organization: jsonFile(
      'record-of-actions.json',
      'Who did what in the last year; people who have left are not named.',
      ({ tenantId }) => shown(readActions(tenantId), toExported),
    ),
    person: jsonFile(
      'record-of-actions.json',
      'What the record of actions of your organization says about you.',
      ({ tenantId, userId: person }) => shown(readActions(tenantId, { person }), toExported),
    ),
    forget: leftOut('names no person: it refers to names, which go with the row of the person'),
  },
  {
    model: ActionHeadModel,
    organization: leftOut('where the record of actions ends, for the check of it'),
    person: leftOut('belongs to the organization'),
    forget: leftOut('names no person'),
  },
  {
    model: ActionNameModel,
    organization: leftOut('the names in the record of actions, which holds them in this archive'),
    person: leftOut('the names in the record of actions, which holds them in this archive'),
    forget: withThePerson,
  },
  {
    model: PendingActionModel,
    organization: leftOut('what is being done, for minutes until it is in the record of actions'),
    person: leftOut('what is being done, for minutes until it is in the record of actions'),
    forget: withThePerson,
  },
  { model: RoundModel, organization: secret, person: secret, forget: withThePerson },
];
