import { type Handler, renderRemote, somebody } from '@harambee/platform/testing';
import { screen, within } from '@testing-library/react';
import { remoteModule } from '../module.ts';
import { badgeList, leaderboardOf, organization, reportOf, statsOf, summaryOf } from './answers.ts';

// The code of the pages is compiled when it is first asked for: not while a test waits for what it shows.
beforeAll(() => Promise.all(remoteModule.routes.map(({ Component }) => Component.preload?.())), 120_000);

/** Three tries, with their pauses, come before a failure is shown. */
export const later = { timeout: 8_000 };

export const refuse =
  (status = 500): Handler =>
  () => ({ status, body: { error: 'Not today', requestId: 'test' } });

export const answer =
  (body: unknown): Handler =>
  () => ({ body });

interface OpenOptions {
  handlers?: Record<string, Handler>;
  user?: ReturnType<typeof somebody>;
}

/** A page of this remote for an organization with a little of everything; `handlers` replaces what a test is about. */
export function openPage(path: string, { handlers = {}, user = somebody() }: OpenOptions = {}) {
  const stats = statsOf(4, { completed: 1, approved: 1 });
  const own = organization(1, { tenantId: user.tenantId, name: user.tenantName, id: 'own-page' });
  return renderRemote({
    remote: remoteModule,
    path,
    user,
    handlers: {
      'GET /api/impact/summary': answer(summaryOf(120)),
      'GET /api/impact/badges': answer({ badges: badgeList(stats) }),
      'GET /api/impact/leaderboard': answer(leaderboardOf([own], { own })),
      'GET /api/impact/report': answer(reportOf()),
      'GET /api/proposals/stats': answer({ stats }),
      'GET /api/proposals': answer({ proposals: [] }),
      [`GET /api/ngo/profile/tenant/${user.tenantId}`]: refuse(404),
      ...handlers,
    },
  });
}

/** The rows of a table, without its head, as the texts of their cells. */
export const rowsOf = (caption: string | RegExp): string[][] =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

/** What a card of figures tells a screen reader. */
export const figure = (label: string): HTMLElement => {
  const group = screen.queryByRole('group', { name: label });
  return group ?? screen.getByRole('link', { name: new RegExp(`^${label}`) });
};

/** What a file holds that the page has saved. */
export const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file as Blob);
  });
