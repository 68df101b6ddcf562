import { screen, waitFor, within } from '@testing-library/react';
import { later, openPage, refuse } from '../testing/open-page.tsx';
import { loads } from './use-reported-failure.ts';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const messages = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

const pages = [
  ['/impact', 'GET /api/impact/summary', loads.summary],
  ['/impact', 'GET /api/impact/badges', loads.badges],
  ['/impact', 'GET /api/impact/leaderboard', loads.leaderboard],
  ['/impact/badges', 'GET /api/impact/badges', loads.badges],
  ['/impact/leaderboard', 'GET /api/impact/leaderboard', loads.leaderboard],
  ['/impact/report', 'GET /api/impact/report', loads.report],
  ['/analytics', 'GET /api/analytics', loads.analytics],
] as const;

test.each(pages)(
  '%s: when %s fails, log and snackbar say so once (DATA-16)',
  async (path, call, { log, words }) => {
    openPage(path, { handlers: { [call]: refuse(403) } });
    await waitFor(() => expect(messages()).toContain(words), later);
    expect(logged.mock.calls.filter(([message]) => message === log)).toHaveLength(1);
    expect(messages().filter((message) => message === words)).toHaveLength(1);
  },
);

test('where one has to sign in again the shell speaks, and no snackbar', async () => {
  openPage('/impact/report', {
    handlers: { 'GET /api/impact/report': refuse(401), 'POST /api/auth/refresh': refuse(401) },
  });
  await waitFor(() => expect(logged).toHaveBeenCalledWith(loads.report.log, expect.anything()), later);
  expect(messages()).toEqual([]);
});
