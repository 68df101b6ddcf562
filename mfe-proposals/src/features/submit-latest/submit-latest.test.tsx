import type { Handler } from '@harambee/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { proposalCard, proposalOf } from '../../testing/proposals.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { askToSubmitLatest } from './submit-latest-request.ts';

const ask = () => act(async () => askToSubmitLatest());
const dialog = () => screen.findByRole('alertdialog');

/** By status, as the service answers `status=…&limit=1`. */
const newest =
  (cards: Partial<Record<string, ReturnType<typeof proposalCard>>>): Handler =>
  ({ query }) => {
    expect([query.get('sort'), query.get('limit')]).toEqual(['created', '1']);
    const card = cards[query.get('status') ?? ''];
    return { body: { proposals: card ? [card] : [] } };
  };

function show(
  list: Handler,
  status: Handler = () => ({ body: { proposal: proposalOf({ status: 'submitted' }) } }),
) {
  return renderApp({
    path: '/elsewhere',
    handlers: {
      'GET /api/proposals': list,
      'GET /api/proposals/:id': () => ({ body: { proposal: proposalOf({ status: 'completed' }) } }),
      'POST /api/proposals/:id/status': status,
    },
  });
}
const older = proposalCard({ id: 'old', title: 'Old draft', createdAt: '2026-11-01T09:00:00.000Z' });
const newer = proposalCard({
  id: 'p-9',
  title: 'New and complete',
  grantId: 'KEF-0392',
  requestedAmount: 128_000,
  status: 'completed',
  createdAt: '2026-11-02T09:00:00.000Z',
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('it names the newest of both statuses, with grant and amount, before anything is sent', async () => {
  const app = show(newest({ draft: older, completed: newer }));
  await ask();
  expect(await dialog()).toHaveTextContent('New and complete');
  expect(await dialog()).toHaveTextContent('KEF-0392');
  expect(await dialog()).toHaveTextContent('$128,000');
  expect(app.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await app.userEvent.click(within(await dialog()).getByRole('button', { name: 'Submit proposal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.api.callsTo('POST', '/api/proposals/p-9/status').map(({ body }) => body)).toEqual([
    { status: 'submitted' },
  ]);
  expect(screen.getByText('“New and complete” is submitted')).toBeVisible();
});

test('it says how ready it is and what is still open', async () => {
  show(newest({ completed: newer }));
  await ask();
  const points = await screen.findByRole('list', { name: 'Before you submit' });
  expect(points).toHaveTextContent('Readiness 82 of 100');
  expect(points).not.toHaveTextContent('old measure');
});

test('Cancel changes nothing; asked again it looks again', async () => {
  const app = show(newest({ draft: older }));
  await ask();
  await app.userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  app.api.on('GET /api/proposals', newest({ draft: older, completed: newer }));
  await ask();
  expect(await dialog()).toHaveTextContent('New and complete');
  expect(app.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test("a refusal stays in the dialog in the service's words, with a way to the proposal", async () => {
  const words = 'The budget lines come to $87,000 but $128,000 is asked for.';
  const app = show(newest({ completed: newer }), () => ({
    status: 409,
    body: { error: words, requestId: 'r' },
  }));
  await ask();
  await app.userEvent.click(within(await dialog()).getByRole('button', { name: 'Submit proposal' }));
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(words);
  app.api.on('GET /api/proposals/:id', () => ({ status: 404, body: { error: 'Not found', requestId: 'r' } }));
  await app.userEvent.click(within(await dialog()).getByRole('link', { name: 'Open the proposal' }));
  expect(app.address()).toBe('/proposals/p-9');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('nothing to submit, or no answer, is said', async () => {
  const app = show(newest({}));
  await ask();
  expect(await screen.findByText('There is no draft or completed proposal to submit.')).toBeVisible();
  app.api.on('GET /api/proposals', () => ({ status: 403, body: { error: 'Not now', requestId: 'r' } }));
  await ask();
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
