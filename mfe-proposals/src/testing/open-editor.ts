import type { TextChange, User } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openProposal } from './open-proposal.ts';
import { tracedProposal } from './traced-proposal.ts';

/** Opens the editor of the Executive Summary; call `givePagesWhatEditorsNeed` before all tests. */
export async function openEditor(
  saving: () => Promise<void> = async () => undefined,
  handlers: Record<string, Handler> = {},
  user?: User,
) {
  const given: Record<string, Handler> = {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
    'PATCH /api/proposals/p-1/text': async ({ body }) => {
      await saving();
      return {
        body: {
          edits: (body as { changes: TextChange[] }).changes.map((change) => ({
            ...change,
            revision: change.revision + 1,
            by: { id: 'u-1', name: 'Amina Odhiambo' },
            at: '2026-11-23T10:00:00.000Z',
          })),
          conflicts: [],
        },
      };
    },
    ...handlers,
  };
  const app = await openProposal(tracedProposal(), '?tab=generated', given, user);
  await app.userEvent.click(screen.getByRole('button', { name: 'Edit text of Executive Summary' }));
  const words = await screen.findByRole('textbox', { name: 'Text of Executive Summary' }, { timeout: 4_000 });
  const tools = within(screen.getByRole('toolbar', { name: 'Tools for Executive Summary' }));
  const patches = () => app.api.callsTo('PATCH', '/api/proposals/p-1/text').map(({ body }) => body);
  /** Puts words where the caret is, as jsdom cannot type into an editor. */
  const paste = (data: Record<string, string>) =>
    fireEvent.paste(words, {
      clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data) },
    });
  return { ...app, words, tools, patches, paste };
}
