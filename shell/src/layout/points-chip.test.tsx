import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noNetwork, refusal, server, someStats } from '../testing/fake-server.ts';
import { fakeSource, showApp } from '../testing/show-app.tsx';

const summary = (points: number) => () =>
  Response.json({
    points,
    level: Math.floor(points / 100) + 1,
    pointsToNextLevel: 100 - (points % 100),
    pointsThisWeek: 0,
    pointsLastWeek: 0,
    totalOrganizations: 1,
    badgesEarned: 1,
    activity: [],
  });
const show = () =>
  showApp({ path: '/settings', signedIn: true, source: fakeSource({ knownRemotes: async () => [] }) });

test('points and level of the impact service, awards among them, in the chip', async () => {
  server.on('GET /api/impact/summary', summary(185));
  show();
  expect(await screen.findByRole('link', { name: 'Level 2 185 points' })).toHaveAttribute('href', '/impact');
});

test.each([
  ['is not there', () => refusal(404)],
  ['is down', () => refusal(503)],
  ['cannot be reached', noNetwork],
])('while the impact service %s the points come from the proposals', async (_name, answer) => {
  server.on('GET /api/impact/summary', answer);
  show();
  expect(await screen.findByRole('link', { name: 'Level 2 175 points' })).toBeVisible();
});

test.each([
  ['refused', () => refusal(403)],
  ['lost', noNetwork],
])('neither can be had, the proposals are %s: no level rather than a wrong one', async (_how, answer) => {
  server.on('GET /api/proposals/stats', answer);
  show();
  await waitFor(() => expect(server.countOf('GET /api/proposals/stats')).toBeGreaterThan(0));
  await screen.findByRole('button', { name: 'Rafiki, the assistant' });
  await act(async () => {});
  expect(screen.queryByText(/^Level/)).toBeNull();
});

test('until the ledger has answered, nothing is said, whatever the proposals would give', async () => {
  let answer = (_response: Response) => {};
  server.on('GET /api/impact/summary', () => new Promise((resolve) => (answer = resolve)));
  show();
  await waitFor(() => expect(server.countOf('GET /api/proposals/stats')).toBeGreaterThan(0));
  await screen.findByRole('button', { name: 'Rafiki, the assistant' });
  await act(async () => {});
  expect(screen.queryByRole('link', { name: /^Level/ })).toBeNull();
  await act(async () => answer(summary(185)()));
  expect(await screen.findByRole('link', { name: 'Level 2 185 points' })).toBeVisible();
});

test('changed proposals are followed by the points, which the ledger knows a moment later', async () => {
  server.on('GET /api/impact/summary', summary(185));
  show();
  await screen.findByRole('link', { name: 'Level 2 185 points' });
  server.on('GET /api/proposals/stats', () =>
    Response.json({ stats: { ...someStats, total: 5, earning: 5 } }),
  );
  const asked = server.countOf('GET /api/impact/summary');
  // Coming back to the window asks for both at once; the ledger has not heard yet.
  fireEvent.focus(window);
  await waitFor(() => expect(server.countOf('GET /api/impact/summary')).toBeGreaterThan(asked));
  server.on('GET /api/impact/summary', summary(195));
  expect(await screen.findByRole('link', { name: 'Level 2 195 points' }, { timeout: 8_000 })).toBeVisible();
});
