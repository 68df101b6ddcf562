import type { Proposal, User } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { screen } from '@testing-library/react';
import { renderApp } from './render-app.tsx';

export const answer =
  (proposal: Proposal): Handler =>
  () => ({ body: { proposal } });

export const refuse =
  (status: number, error = 'No'): Handler =>
  () => ({ status, body: { error, requestId: 'r' } });

/** Three tries take their time. */
export const later = { timeout: 6_000 };

/** The page of a proposal once it has arrived. */
export async function openProposal(
  proposal: Proposal,
  search = '',
  handlers: Record<string, Handler> = {},
  user?: User,
) {
  const app = renderApp({
    path: `/proposals/p-1${search}`,
    ...(user && { user }),
    handlers: {
      'GET /api/proposals/p-1': answer(proposal),
      'GET /api/proposals/p-1/text/changes': () => ({ body: { changes: [] } }),
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: proposal.title });
  const tab = (name: string) => app.userEvent.click(screen.getByRole('tab', { name }));
  const puts = () => app.api.callsTo('PUT', '/api/proposals/p-1');
  return { ...app, tab, puts };
}
