import type { Attack } from '@harambee/service-kit/testing';

// The cast: one account in two organizations, at first in `second` (a member there): `second` and `secondCookie` of that
// session; `firstTenant`, where they are the only owner, `secondTenant`; `host`, owner of the second one; `colleague` in the
// second one; `stranger`, owner of a third organization, `thirdTenant`. `account` (email), `accountPassword`.
// Doings: `switches` (to `firstTenant`; then `now`, `nowCookie` are the new session, `second` the ended one), `the host
// requires two steps`, `the host removes them`.

const to = (as: string, tenant: string) =>
  ({ as, call: 'POST /api/auth/organizations/switch', body: { tenantId: tenant } }) as const;
const notFound = { status: 404 };

export const organizationAttacks: readonly Attack[] = [
  {
    name: 'a switch to an organization that does not exist',
    steps: [to('second', '0'.repeat(32))],
    expected: notFound,
  },
  {
    name: 'a switch to somebody else’s organization',
    steps: [to('second', '{thirdTenant}')],
    expected: notFound,
  },
  {
    name: 'a switch to the tenant that holds an account without a row',
    steps: [to('second', 'account:{secondId}')],
    expected: notFound,
  },
  {
    name: 'a condition of the database in place of a tenant',
    steps: [{ as: 'second', call: 'POST /api/auth/organizations/switch', body: { tenantId: { $ne: '' } } }],
    expected: { status: 400 },
  },
  {
    name: 'a switch to an organization that removed them',
    steps: [{ does: 'switches' }, { does: 'the host removes them' }, to('now', '{secondTenant}')],
    expected: notFound,
  },
  {
    name: 'going on in an organization that removed them',
    steps: [{ does: 'the host removes them' }, { as: 'second', call: 'GET /api/auth/members' }],
    expected: { status: 401, hides: ['hostEmail'] },
  },
  {
    name: 'the refresh cookie of the organization before',
    steps: [{ does: 'switches' }, { as: 'secondCookie', call: 'POST /api/auth/refresh' }],
    expected: { status: 401 },
  },
  {
    name: 'the token of the organization before writes',
    steps: [
      { does: 'switches' },
      {
        as: 'second',
        call: 'PUT /api/auth/profile',
        body: { firstName: 'A', lastName: 'B', email: '{account}' },
      },
    ],
    expected: { status: 401 },
  },
  {
    name: 'the token of the organization before reads its members',
    steps: [{ does: 'switches' }, { as: 'second', call: 'GET /api/auth/members' }],
    expected: { status: 401, hides: ['hostEmail'] },
  },
  {
    name: 'the token of the organization before switches once more',
    steps: [{ does: 'switches' }, to('second', '{firstTenant}')],
    expected: { status: 401 },
  },
  {
    name: 'two switches at once with one session',
    steps: [[to('second', '{firstTenant}'), to('second', '{firstTenant}')]],
    expected: { status: [200, 401] },
  },
  {
    name: 'the role of one organization used in the other',
    steps: [{ as: 'second', call: 'GET /api/auth/invitations' }],
    expected: { status: 403 },
  },
  {
    name: 'the first organization’s people managed from the second one',
    steps: [{ as: 'second', call: 'PUT /api/auth/members/{firstId}', body: { role: 'Viewer' } }],
    expected: { status: 403 },
  },
  {
    name: 'a switch that passes over the required second step',
    steps: [{ does: 'switches' }, { does: 'the host requires two steps' }, to('now', '{secondTenant}')],
    expected: { status: 403, hides: ['hostEmail'] },
  },
  {
    name: 'a sign-in by password straight into the organization that requires two steps',
    steps: [
      { does: 'the host requires two steps' },
      { call: 'POST /api/auth/login', body: { email: '{account}', password: '{accountPassword}' } },
    ],
    expected: { status: 403 },
  },
  {
    name: 'the host resets the second step of an account that opens another organization, too',
    steps: [
      { does: 'they set up two steps' },
      {
        as: 'host',
        call: 'DELETE /api/auth/members/{secondId}/two-step',
        body: { proof: { password: '{hostPassword}' } },
      },
    ],
    expected: { status: 409 },
  },
  {
    name: 'the host reads of sessions in the other organization',
    steps: [
      { does: 'signs in to the first one elsewhere' },
      { as: 'host', call: 'GET /api/auth/members/sessions' },
    ],
    expected: { status: 200, hides: ['elsewhereSessionId', 'firstId', 'firstTenant', 'firstName'] },
  },
  {
    name: 'members of the second organization learn of the first one',
    steps: [{ as: 'colleague', call: 'GET /api/auth/members' }],
    expected: { status: 200, hides: ['firstTenant', 'firstName', 'firstId'] },
  },
  {
    name: 'an account taken by an invitation with another password',
    steps: [
      { does: 'the stranger invites' },
      {
        call: 'POST /api/auth/invitations/accept',
        body: {
          token: '{invitation}',
          firstName: 'E',
          lastName: 'V',
          email: '{account}',
          password: 'evil password 2026',
        },
      },
    ],
    expected: { status: 409 },
  },
  {
    name: 'the password changed by it: the new one does not sign in',
    steps: [
      { does: 'the stranger invites' },
      {
        call: 'POST /api/auth/invitations/accept',
        body: {
          token: '{invitation}',
          firstName: 'E',
          lastName: 'V',
          email: '{account}',
          password: 'evil password 2026',
        },
      },
      { call: 'POST /api/auth/login', body: { email: '{account}', password: 'evil password 2026' } },
    ],
    expected: { status: 401 },
  },
  {
    name: 'after a change of password the sessions of the other organization go on',
    steps: [
      { does: 'signs in to the first one elsewhere' },
      {
        as: 'second',
        call: 'PUT /api/auth/password',
        body: { currentPassword: '{accountPassword}', newPassword: 'new rain 2027 harvest' },
      },
      {
        as: 'elsewhere',
        call: 'PUT /api/auth/profile',
        body: { firstName: 'A', lastName: 'B', email: '{account}' },
      },
    ],
    expected: { status: 401 },
  },
];
