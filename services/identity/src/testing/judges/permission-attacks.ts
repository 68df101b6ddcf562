import type { Attack } from '@harambee/service-kit/testing';

// The cast: `owner`, `owner2`, `writer`, `reviewer`, `viewer` of one organization with `ownerId`, `owner2Id`, …; `stranger`,
// the only owner of another one, with `strangerId`.

const role = (as: string, who: string, to: string) =>
  ({ as, call: `PUT /api/auth/members/{${who}Id}`, body: { role: to } }) as const;

const ownersOnly = [
  'GET /api/auth/invitations',
  'POST /api/auth/invitations',
  'GET /api/auth/members/sessions',
  'DELETE /api/auth/members/{ownerId}/sessions',
  'DELETE /api/auth/members/{ownerId}/two-step',
  'DELETE /api/auth/members/{ownerId}',
  'PUT /api/auth/two-step/requirement',
  'PUT /api/auth/organization',
] as const;

export const permissionAttacks: readonly Attack[] = [
  ...(['writer', 'reviewer', 'viewer'] as const).flatMap((as): Attack[] => [
    ...ownersOnly.map(
      (call): Attack => ({
        name: `a ${as} calls ${call}`,
        steps: [{ as, call, ...(/^(POST|PUT)/.test(call) && { body: { name: 'Ours', required: true } }) }],
        expected: { status: 403, hides: ['ownerEmail'] },
      }),
    ),
    { name: `a ${as} makes themselves an owner`, steps: [role(as, as, 'Owner')], expected: { status: 403 } },
  ]),
  {
    name: 'a role is lowered between two calls',
    steps: [
      { as: 'owner2', call: 'GET /api/auth/invitations', is: 200 },
      { ...role('owner', 'owner2', 'Viewer'), is: 200 },
      { as: 'owner2', call: 'POST /api/auth/invitations', body: {} },
    ],
    // They stay signed in; the next call has the role of today.
    expected: { status: 403 },
  },
  {
    name: 'a reading of owners only, right after the role was lowered',
    steps: [
      { ...role('owner', 'owner2', 'Member'), is: 200 },
      { as: 'owner2', call: 'GET /api/auth/invitations' },
    ],
    expected: { status: 403 },
  },
  {
    name: 'an owner lowers themselves and goes on as an owner',
    steps: [{ ...role('owner2', 'owner2', 'Reviewer'), is: 200 }, role('owner2', 'writer', 'Owner')],
    expected: { status: 403 },
  },
  {
    name: 'the last owner lowers themselves',
    steps: [role('stranger', 'stranger', 'Viewer')],
    expected: { status: 409 },
  },
  {
    name: 'two owners lower themselves at once',
    steps: [[role('owner', 'owner', 'Member'), role('owner2', 'owner2', 'Member')]],
    expected: { status: [200, 409] },
  },
  {
    name: 'two owners remove each other at once',
    steps: [
      [
        { as: 'owner', call: 'DELETE /api/auth/members/{owner2Id}' },
        { as: 'owner2', call: 'DELETE /api/auth/members/{ownerId}' },
      ],
      { does: 'counts the owners', with: '1' },
    ],
    expected: {},
  },
  {
    name: 'the last owner after the other one was removed',
    steps: [
      { as: 'owner', call: 'DELETE /api/auth/members/{owner2Id}', is: 204 },
      role('owner', 'owner', 'Member'),
    ],
    expected: { status: 409 },
  },
  {
    name: 'the last owner deletes the account, and leaves colleagues without an owner',
    steps: [
      { as: 'owner', call: 'DELETE /api/auth/members/{owner2Id}', is: 204 },
      {
        as: 'owner',
        call: 'DELETE /api/auth/account',
        body: { confirm: '{ownerEmail}', password: '{ownerPassword}' },
      },
    ],
    expected: { status: 409 },
  },
  ...['Admin', 'owner', '__proto__', '', 'Guest'].map(
    (to): Attack => ({
      name: `a role that is none: “${to}”`,
      steps: [role('owner', 'writer', to)],
      expected: { status: 400 },
    }),
  ),
  {
    name: 'the role of somebody of another organization',
    steps: [role('owner', 'stranger', 'Viewer')],
    expected: { status: 404 },
  },
  {
    name: 'a person removed a moment ago reads the members',
    steps: [
      { as: 'owner', call: 'DELETE /api/auth/members/{viewerId}', is: 204 },
      { as: 'viewer', call: 'GET /api/auth/members' },
    ],
    expected: { status: 401, hides: ['ownerEmail'] },
  },
];
