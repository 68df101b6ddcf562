import { signedHash, signedText } from '@harambee/domain';
import type { Proposal, SignOffs } from '@harambee/domain/schemas';
import { watchNetwork } from '@harambee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationOf } from '../../../testing/applications.ts';
import { openProposal } from '../../../testing/open-proposal.ts';
import { proposalOf } from '../../../testing/proposals.ts';
import { button, somebody } from '../../../testing/render-app.tsx';
import { noSignOffs, signOffOf } from '../../../testing/sign-offs.ts';

const proposal = proposalOf({ status: 'completed' });
const application = applicationOf();
const { draftContent: fields, sections, facts } = proposal;
const hash = signedHash(signedText({ fields, sections, facts, application }));
const short = `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

const me = somebody();
const mine = (given: Partial<Parameters<typeof signOffOf>[1]> = {}) =>
  signOffOf('Wanjiru Achieng', { signer: { id: me.id, name: 'Wanjiru Achieng', kind: 'person' }, ...given });

async function open(signOffs: Partial<SignOffs> = {}, shown: Proposal = proposal, more = {}) {
  const now: SignOffs = { ...noSignOffs, hash, ...signOffs };
  const handlers = {
    'GET /api/proposals/p-1/sign-offs': () => ({ body: { signOffs: now } }),
    'GET /api/proposals/p-1/application': () => ({ body: { application } }),
    'HEAD /icon.svg': () => ({ status: 204 }),
    'GET /api/auth/members': () => ({
      body: {
        members: [
          { id: me.id, firstName: 'Wanjiru', lastName: 'Achieng', email: 'w@x.example', role: 'Owner' },
          { id: 'juma', firstName: 'Juma', lastName: 'Baraka', email: 'j@x.example', role: 'Reviewer' },
          { id: 'vera', firstName: 'Vera', lastName: 'Otieno', email: 'v@x.example', role: 'Viewer' },
        ],
      },
    }),
    ...more,
  };
  const app = await openProposal(shown, '', handlers, me);
  const card = async () => within(await screen.findByRole('region', { name: 'Sign-off' }));
  return { ...app, card };
}

test('an owner chooses who must agree, from those who may sign (SIGNOFF-01)', async () => {
  const { userEvent, card, api } = await open({}, proposal, {
    'PUT /api/proposals/p-1/sign-offs': () => ({
      body: { signOffs: { ...noSignOffs, hash, revision: 1, signOffs: [signOffOf('Juma Baraka')] } },
    }),
  });
  await userEvent.click((await card()).getByRole('button', { name: 'Choose who must agree' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who must agree?' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Juma Baraka Reviewer/ }));
  expect(dialog.queryByRole('checkbox', { name: /Vera/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await (await card()).findByText('Juma Baraka')).toBeVisible();
  const [put] = api.callsTo('PUT', '/api/proposals/p-1/sign-offs');
  expect(put?.body).toEqual({ signers: [{ id: 'juma', kind: 'person' }] });
  expect(put?.headers.get('if-match')).toBe('"0"');
});

test('who was asked agrees with the hash of what the page shows (SIGNOFF-03, -04)', async () => {
  const { userEvent, card, api } = await open({ signOffs: [mine()] }, proposal, {
    'POST /api/proposals/p-1/sign-offs/agree': () => ({
      body: {
        signOffs: {
          ...{ ...noSignOffs, hash, revision: 1 },
          signOffs: [mine({ state: 'agreed', hash, agreedAt: '2026-11-24T10:00:00.000Z' })],
        },
      },
    }),
  });
  expect((await card()).getByText(short)).toBeVisible();
  const agree = await (await card()).findByRole('button', { name: `Agree with ${short}` });
  await waitFor(() => expect(agree).toBeEnabled());
  await userEvent.click(agree);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Agree with this text?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Agree' }));
  expect(await (await card()).findByText('Agreed')).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Take back my sign-off' })).toBeEnabled();
  expect(api.callsTo('POST', '/api/proposals/p-1/sign-offs/agree')[0]?.body).toEqual({ hash });
});

test('a page that shows another text than the server has cannot agree', async () => {
  const { card } = await open({ signOffs: [mine()], hash: 'a'.repeat(64) });
  expect(await (await card()).findByText('This page shows another text')).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Agree with aaaa aaaa' })).toBeDisabled();
});

test('without a network nobody agrees, and the card says why', async () => {
  const { card } = await open({ signOffs: [mine()] });
  await (await card()).findByRole('button', { name: `Agree with ${short}` });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = watchNetwork();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await (await card()).findByText(/Agreeing needs the exact text/)).toBeVisible();
  expect((await card()).getByRole('button', { name: `Agree with ${short}` })).toBeDisabled();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: `Agree with ${short}` })).toBeEnabled(),
  );
  stop();
});

test('a voided sign-off says which words changed (SIGNOFF-05)', async () => {
  const old = 'b'.repeat(64);
  const { card } = await open({
    signOffs: [
      signOffOf('Juma Baraka', { state: 'voided', hash: old, agreedAt: '2026-11-24T10:00:00.000Z' }),
    ],
    voided: [
      {
        hash: old,
        places: [
          {
            label: 'Budget',
            pieces: [
              { kind: 'same', text: '… six pumps' },
              { kind: 'removed', text: '5000' },
              { kind: 'added', text: '6000' },
            ],
            more: 3,
          },
        ],
      },
    ],
  });
  expect((await card()).getByText('Text changed since')).toBeVisible();
  const [removed] = (await card()).getAllByText('5000');
  expect(removed?.tagName).toBe('DEL');
  expect((await card()).getByText('6000').tagName).toBe('INS');
  expect((await card()).getByText(/and 3 more words/)).toBeVisible();
});

test('submitting without a sign-off asks why, and sends the reason (SIGNOFF-06, -07)', async () => {
  const { userEvent, api } = await open({ signOffs: [signOffOf('Juma Baraka')] }, proposal, {
    'POST /api/proposals/p-1/status': () => ({ body: { proposal: { ...proposal, status: 'submitted' } } }),
  });
  await userEvent.click(await button('Submit'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit this proposal?' }));
  expect(await dialog.findByText('A sign-off is missing')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Submit without sign-off' }));
  expect(dialog.getByText('Say why it is submitted without them')).toBeVisible();
  expect(api.callsTo('POST', '/api/proposals/p-1/status')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'The portal closes at noon');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit without sign-off' }));
  await waitFor(() => expect(api.callsTo('POST', '/api/proposals/p-1/status')).toHaveLength(1));
  expect(api.callsTo('POST', '/api/proposals/p-1/status')[0]?.body).toEqual({
    status: 'submitted',
    withoutSignOff: { reason: 'The portal closes at noon' },
  });
});

test('somebody who neither must agree nor may ask sees no card while nobody must', async () => {
  const reviewer = somebody({ role: 'Reviewer' });
  await openProposal(proposal, '', {}, reviewer);
  await screen.findByRole('region', { name: 'History' });
  expect(screen.queryByRole('region', { name: 'Sign-off' })).toBeNull();
});
