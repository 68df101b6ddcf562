import { guestLinkOver } from '@harambee/domain';
import type { Attack } from '@harambee/service-kit/testing';

// The cast: `owner`, `writer`, `reviewer`, `viewer` of one organization; `stranger`, owner of another; two guests who
// came in, with `token`, `browser` (cookies), `bearer`, `guestId`, and `token2`, `browser2`, `bearer2`, `guestId2` of the
// same proposal; `fresh`, the token of a link nobody has used; `proposalId`; `theirProposalId` of the stranger.

const over = { status: 400, says: guestLinkOver };
const token = '{token}';
const calls = ['open', 'code', 'refresh', 'leave'] as const;

/** Whatever ends a link: every call answers as for one that never was. */
const afterwards = (name: string, ending: Attack['steps'][number]): Attack[] => [
  ...calls.map(
    (call): Attack => ({
      name: `${name}: ${call}`,
      steps: [ending, { as: 'browser', call: `POST /api/auth/guests/${call}`, body: { token } }],
      expected: over,
    }),
  ),
  {
    name: `${name}: sign-in with a code that was mailed before`,
    steps: [
      { does: 'asks for a code' },
      ending,
      { as: 'codeBrowser', call: 'POST /api/auth/guests/sign-in', body: { token, code: '{code}' } },
    ],
    expected: over,
  },
];

const revoke = { as: 'owner', call: 'DELETE /api/auth/guests/{guestId}' } as const;

export const guestAttacks: readonly Attack[] = [
  ...afterwards('a forwarded link after its end', { does: 'time passes', with: '15' }),
  ...afterwards('a link that was revoked', revoke),
  ...afterwards('a link that was sent again', {
    as: 'owner',
    call: 'POST /api/auth/guests/{guestId}/again',
    body: {},
  }),
  {
    name: 'a forwarded link in a second browser has no session there',
    steps: [{ call: 'POST /api/auth/guests/refresh', body: { token } }],
    expected: { status: 401 },
  },
  {
    name: 'a forwarded link shows neither proposal nor address',
    steps: [{ call: 'POST /api/auth/guests/open', body: { token } }],
    expected: { status: 200, hides: ['proposalId', 'email', 'title', 'guestId'] },
  },
  {
    name: 'the cookie of one guest with the link of another',
    steps: [{ as: 'browser2', call: 'POST /api/auth/guests/refresh', body: { token } }],
    expected: { status: 401 },
  },
  {
    name: 'a code is guessed ten times, then typed rightly',
    steps: [
      { does: 'asks for a code' },
      ...Array.from({ length: 10 }, (_, index) => ({
        as: 'codeBrowser',
        call: 'POST /api/auth/guests/sign-in' as const,
        body: { token, code: `00000${index}` },
      })),
      { as: 'codeBrowser', call: 'POST /api/auth/guests/sign-in', body: { token, code: '{code}' } },
    ],
    expected: { status: 400 },
  },
  {
    name: 'a code is replayed after it was used',
    steps: [
      { does: 'asks for a code' },
      { as: 'codeBrowser', call: 'POST /api/auth/guests/sign-in', body: { token, code: '{code}' }, is: 200 },
      { as: 'codeBrowser', call: 'POST /api/auth/guests/sign-in', body: { token, code: '{code}' } },
    ],
    expected: { status: 400 },
  },
  {
    name: 'a code that somebody reads over the shoulder works in no other browser',
    steps: [
      { does: 'asks for a code' },
      { call: 'POST /api/auth/guests/sign-in', body: { token, code: '{code}' } },
    ],
    expected: { status: 400 },
  },
  {
    name: 'the code of one link with the link of another guest',
    steps: [
      { does: 'asks for a code' },
      {
        as: 'codeBrowser',
        call: 'POST /api/auth/guests/sign-in',
        body: { token: '{token2}', code: '{code}' },
      },
    ],
    expected: { status: 400 },
  },
  {
    name: 'codes are asked for again and again, to fill somebody’s mailbox',
    steps: Array.from({ length: 5 }, () => ({
      call: 'POST /api/auth/guests/code' as const,
      body: { token },
    })),
    expected: { status: 429 },
  },
  {
    name: 'two browsers type the same right code at once',
    steps: [
      { does: 'asks for a code' },
      Array.from({ length: 3 }, () => ({
        as: 'codeBrowser',
        call: 'POST /api/auth/guests/sign-in' as const,
        body: { token, code: '{code}' },
      })),
    ],
    expected: { status: [200, 400, 400] },
  },
  {
    name: 'a condition of the database in place of a secret',
    steps: [{ call: 'POST /api/auth/guests/open', body: { token: { $gt: '' } } }],
    expected: { status: 400 },
  },
  {
    name: 'a secret of a mebibyte',
    steps: [{ call: 'POST /api/auth/guests/open', body: { token: 'x'.repeat(1_048_576) } }],
    expected: { status: 413 },
  },
  ...['reviewer', 'viewer'].map(
    (as): Attack => ({
      name: `a ${as} invites somebody from outside`,
      steps: [{ as, call: 'POST /api/auth/guests', body: '{invitation}' }],
      expected: { status: 403 },
    }),
  ),
  {
    name: 'a viewer reads who has links',
    steps: [{ as: 'viewer', call: 'GET /api/auth/guests?proposalId={proposalId}' }],
    expected: { status: 403, hides: ['email'] },
  },
  {
    name: 'a guest invites another guest',
    steps: [{ as: 'bearer', call: 'POST /api/auth/guests', body: '{invitation}' }],
    expected: { status: 401 },
  },
  {
    name: 'a guest reads who else has a link',
    steps: [{ as: 'bearer', call: 'GET /api/auth/guests?proposalId={proposalId}' }],
    expected: { status: 401 },
  },
  {
    name: 'a guest revokes the link of another',
    steps: [{ as: 'bearer', call: 'DELETE /api/auth/guests/{guestId2}' }],
    expected: { status: 401 },
  },
  {
    name: 'the cookie of a guest in place of that of a person',
    steps: [{ as: 'browserAsSid', call: 'POST /api/auth/refresh' }],
    expected: { status: 401 },
  },
  {
    name: 'the cookie of a person in place of that of a guest',
    steps: [{ as: 'ownerCookieAsGuest', call: 'POST /api/auth/guests/refresh', body: { token } }],
    expected: { status: 401 },
  },
  {
    name: 'another organization invites to this proposal',
    steps: [{ as: 'stranger', call: 'POST /api/auth/guests', body: '{invitation}' }],
    expected: { status: 404 },
  },
  {
    name: 'another organization revokes a link',
    steps: [
      { as: 'stranger', call: 'DELETE /api/auth/guests/{guestId}', is: 404 },
      { as: 'browser', call: 'POST /api/auth/guests/refresh', body: { token } },
    ],
    expected: { status: 200 },
  },
  {
    name: 'a link without an end, with one in ten years',
    steps: [
      { does: 'an invitation', with: '3650' },
      { as: 'owner', call: 'POST /api/auth/guests', body: '{invitation}' },
    ],
    expected: { status: 400 },
  },
  {
    name: 'a header smuggled into the letter by the address',
    steps: [
      {
        as: 'owner',
        call: 'POST /api/auth/guests',
        body: {
          proposalId: '{proposalId}',
          name: 'Neema',
          email: 'neema@maji.example\r\nBcc: all@maji.example',
          may: 'read',
          until: '{until}',
        },
      },
    ],
    expected: { status: 400 },
  },
  {
    name: 'the right to sign taken by the invited themselves',
    steps: [
      {
        as: 'browser',
        call: 'POST /api/auth/guests/refresh',
        body: { token, may: 'sign', proposalId: '{theirProposalId}' },
      },
    ],
    expected: { status: 400 },
  },
  {
    name: 'a revoked guest still holds a token of ten minutes: leaving and coming again does not help',
    steps: [
      revoke,
      { as: 'browser', call: 'POST /api/auth/guests/leave', body: { token } },
      { as: 'browser', call: 'POST /api/auth/guests/refresh', body: { token } },
    ],
    expected: over,
  },
];
