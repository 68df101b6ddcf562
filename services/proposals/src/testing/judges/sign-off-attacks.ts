import type { Attack } from '@harambee/service-kit/testing';

// The cast, all of one organization: `owner` (Owner); `lead` (Member), who made the proposal; `writer` (Member), `reviewer`
// (Reviewer), both asked to sign; `other` (Member), not asked; `viewer` (Viewer); `stranger`, owner of another
// organization; `guest`, `guestReads` with tokens for the proposal, not asked. `id` of the proposal, `hash` of today.
// Doings: `the text is edited` (old hash stays in `hash`), `the reviewer becomes a viewer`.

const signOffs = '/api/proposals/{id}/sign-offs' as const;
const agree = (as: string, hash = '{hash}') =>
  ({ as, call: `POST ${signOffs}/agree`, body: { hash } }) as const;
const withdraw = (as: string) => ({ as, call: `POST ${signOffs}/withdraw` }) as const;
const ask = (as: string, ...ids: string[]) =>
  ({
    as,
    call: `PUT ${signOffs}`,
    body: { signers: ids.map((id) => ({ id: `{${id}}`, kind: 'person' })) },
  }) as const;
const submit = (as: string, more: object = {}) =>
  ({ as, call: 'POST /api/proposals/{id}/status', body: { status: 'submitted', ...more } }) as const;
const without = { withoutSignOff: { reason: 'The board meets after the deadline.' } };

export const signOffAttacks: readonly Attack[] = [
  {
    name: 'a hash agreed for an older text',
    steps: [{ does: 'the text is edited' }, agree('reviewer')],
    expected: { status: 412 },
  },
  { name: 'agreeing by somebody who was not asked', steps: [agree('other')], expected: { status: 403 } },
  { name: 'agreeing by the owner for the reviewer', steps: [agree('owner')], expected: { status: 403 } },
  {
    name: 'agreeing for somebody else by naming them',
    steps: [
      {
        as: 'other',
        call: `POST ${signOffs}/agree`,
        body: { hash: '{hash}', id: '{reviewerId}', signer: { id: '{reviewerId}', kind: 'person' } },
      },
    ],
    expected: { status: 400 },
  },
  { name: 'agreeing by a viewer', steps: [agree('viewer')], expected: { status: 403 } },
  { name: 'agreeing by another organization', steps: [agree('stranger')], expected: { status: 404 } },
  {
    name: 'agreeing with a guest’s token at the route of people',
    steps: [agree('guest')],
    expected: { status: 401 },
  },
  {
    name: 'agreeing after one was asked and the role was lowered',
    steps: [{ does: 'the reviewer becomes a viewer' }, agree('reviewer')],
    expected: { status: 403 },
  },
  {
    name: 'agreeing after one is not asked any more',
    steps: [{ ...ask('lead', 'writerId'), is: 200 }, agree('reviewer')],
    expected: { status: 403 },
  },
  {
    name: 'a hash of half the length',
    steps: [agree('reviewer', '0'.repeat(32))],
    expected: { status: 400 },
  },
  {
    name: 'a hash in capital letters',
    steps: [agree('reviewer', 'A'.repeat(64))],
    expected: { status: 400 },
  },
  {
    name: 'somebody else’s sign-off taken back',
    steps: [{ ...agree('reviewer'), is: 200 }, withdraw('other')],
    expected: { status: 403 },
  },
  {
    name: 'asking by a writer who does not lead it',
    steps: [ask('other', 'otherId')],
    expected: { status: 403 },
  },
  { name: 'asking by a reviewer', steps: [ask('reviewer', 'reviewerId')], expected: { status: 403 } },
  {
    name: 'everybody who must agree taken off the list by somebody who does not lead it',
    steps: [ask('other')],
    expected: { status: 403 },
  },
  { name: 'a viewer asked', steps: [ask('owner', 'viewerId')], expected: { status: 409 } },
  {
    name: 'somebody of another organization asked',
    steps: [ask('owner', 'strangerId')],
    expected: { status: 409 },
  },
  {
    name: 'a guest of no proposal asked',
    steps: [
      { as: 'owner', call: `PUT ${signOffs}`, body: { signers: [{ id: '{strangerId}', kind: 'guest' }] } },
    ],
    expected: { status: 409 },
  },
  {
    name: 'a submission with missing sign-offs',
    steps: [submit('lead')],
    expected: { status: 409, says: 'Ruth Reviewer' },
  },
  {
    name: 'a submission with one of two',
    steps: [{ ...agree('reviewer'), is: 200 }, submit('lead')],
    expected: { status: 409 },
  },
  {
    name: 'a submission after an edit that voided them',
    steps: [
      { ...agree('reviewer'), is: 200 },
      { ...agree('writer'), is: 200 },
      { does: 'the text is edited' },
      submit('lead'),
    ],
    expected: { status: 409 },
  },
  {
    name: 'a submission without, and without a reason',
    steps: [submit('lead', { withoutSignOff: {} })],
    expected: { status: 400 },
  },
  {
    name: 'a reason of spaces',
    steps: [submit('lead', { withoutSignOff: { reason: '   ' } })],
    expected: { status: 400 },
  },
  {
    name: 'a submission without by a reviewer',
    steps: [submit('reviewer', without)],
    expected: { status: 403 },
  },
  { name: 'a submission by a viewer', steps: [submit('viewer', without)], expected: { status: 403 } },
  {
    name: 'agreeing after it was submitted',
    steps: [{ ...submit('lead', without), is: 200 }, agree('reviewer')],
    expected: { status: 409 },
  },
  {
    name: 'asking after it was submitted',
    steps: [{ ...submit('lead', without), is: 200 }, ask('owner', 'otherId')],
    expected: { status: 409 },
  },
  {
    name: 'a submission and a sign-off taken back at once: both cannot hold',
    steps: [
      { ...agree('reviewer'), is: 200 },
      { ...agree('writer'), is: 200 },
      [submit('lead'), withdraw('writer')],
    ],
    expected: { status: [200, 409] },
  },
  {
    name: 'the text changed by a reviewer',
    steps: [{ as: 'reviewer', call: 'PATCH /api/proposals/{id}/text', body: { changes: [] } }],
    expected: { status: 403 },
  },
  {
    name: 'the status reached past the submission',
    steps: [{ as: 'lead', call: 'POST /api/proposals/{id}/status', body: { status: 'under_review' } }],
    expected: { status: 409 },
  },
  {
    name: 'the status written by the form',
    steps: [{ as: 'lead', call: 'PUT /api/proposals/{id}', body: { status: 'submitted' } }],
    expected: { status: 400 },
  },
];
