import type {
  ParagraphEdit,
  Proposal,
  RewriteSection,
  TextChange,
  WrittenVariant,
} from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../../testing/open-proposal.ts';
import { traced, tracedProposal } from '../../../../testing/traced-proposal.ts';

export const title = 'Executive Summary';
export const variantsUrl = '/api/proposals/p-1/sections/executive_summary/variants';

/** A text that the service answers; facts as in `traced`. */
export const written = (template: string, more: Partial<WrittenVariant> = {}): WrittenVariant => ({
  ...traced(template),
  words: template.split(/\s+/).length,
  writer: 'built-in',
  cut: [],
  leftOut: 0,
  ...more,
});
export const byModel = (template: string, more: Partial<WrittenVariant> = {}) =>
  written(template, { writer: 'model', model: 'maji-1', ...more });

const model = {
  name: 'maji-1',
  host: 'models.example.org',
  prices: { currency: 'USD', input: 2, output: 8 },
};

interface Given {
  proposal?: Partial<Proposal>;
  /** Words that the funder allows. */
  maximum?: number;
  hasModel?: boolean;
  writer?: 'built_in' | '';
  section?: string;
  handlers?: Record<string, Handler>;
}

/** The window that writes the summary again, and a service that saves what it is sent. */
export async function openRewrite({
  proposal: changes,
  maximum,
  hasModel,
  writer,
  section = title,
  handlers,
}: Given = {}) {
  const proposal = { ...tracedProposal(), ...changes };
  const limit = { section: 'executive_summary', unit: 'words' } as const;
  const edits = new Map<string, ParagraphEdit>();
  for (const edit of proposal.edits ?? []) edits.set(edit.paragraph, edit);
  const app = await openProposal(
    {
      ...proposal,
      draftContent: {
        ...proposal.draftContent,
        ...(writer !== undefined && { writer }),
        ...(maximum !== undefined && { sectionLimits: [{ ...limit, maximum }] }),
      },
    },
    '?tab=generated',
    {
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
      ...(hasModel && { 'GET /api/proposals/model': () => ({ body: { model } }) }),
      'PATCH /api/proposals/p-1/text': ({ body }) => {
        for (const change of (body as { changes: TextChange[] }).changes)
          edits.set(change.paragraph, {
            ...change,
            revision: change.revision + 1,
            by: { id: 'u-1', name: 'Amina Odhiambo' },
            at: '2026-11-23T10:00:00.000Z',
          });
        // The engine's own words are told by their absence.
        const told = [...edits.values()].filter(({ blocks }) => blocks !== null);
        return { body: { edits: told, conflicts: [] } };
      },
      ...handlers,
    },
  );
  const patches = () =>
    app.api
      .callsTo('PATCH', '/api/proposals/p-1/text')
      .map(({ body }) => (body as { changes: TextChange[] }).changes);
  const asked = () => app.api.callsTo('POST', variantsUrl).map(({ body }) => body as RewriteSection);
  const open = async () => {
    await app.userEvent.click(screen.getByRole('button', { name: `Write again: ${section}` }));
    return within(await screen.findByRole('dialog', { name: `Write ${section} again` }, { timeout: 4_000 }));
  };
  const dialog = await open();
  const choose = (label: string) => app.userEvent.click(dialog.getByRole('radio', { name: label }));
  const closed = () =>
    waitFor(() => {
      if (screen.queryByRole('dialog')) throw new Error('The window is still open');
    });
  return { ...app, dialog, open, choose, patches, asked, closed };
}
