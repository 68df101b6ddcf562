import type { GeneratedSection } from '@harambee/domain/schemas';
import { screen, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { proposalOf } from '../../../testing/proposals.ts';

const completed = proposalOf({ status: 'completed' });

async function openText(writers: Partial<GeneratedSection>[]) {
  const sections = completed.sections.map((section, place) => ({
    ...section,
    ...writers[place % writers.length],
  }));
  await openProposal({ ...completed, sections }, '?tab=generated');
  return within(screen.getByRole('tabpanel'));
}

describe('who wrote the text', () => {
  test('our own engine alone: one line', async () => {
    const panel = await openText([{}]);
    expect(panel.getAllByText(/^Written by/)).toHaveLength(1);
    expect(panel.getByText('Written by Harambee’s own engine')).toBeVisible();
  });

  test('two writers: a line for the whole and one at each section', async () => {
    const panel = await openText([{ engine: 'model', model: 'maji-1' }, { engine: 'built-in' }]);
    expect(
      panel.getByText('Written by maji-1, checked against your facts, and by Harambee’s own engine'),
    ).toBeVisible();
    const lineOf = (title: string) =>
      within(panel.getByRole('region', { name: title })).getByText(/^Written by/);
    expect(lineOf('Executive Summary 12 words')).toHaveTextContent(
      /^Written by maji-1, checked against your facts$/,
    );
    expect(lineOf('Budget 12 words')).toHaveTextContent(/^Written by Harambee’s own engine$/);
  });

  test('a section that is being written is shown as far as it is, its notes set off and no markup run', async () => {
    await openProposal(
      proposalOf({
        status: 'generating',
        currentSection: 'impact',
        draftingText: 'Girls go to <b>school</b>.\n\n• It reaches [needs: a source for "99"]',
      }),
      '?tab=generated',
    );
    const text = within(screen.getByRole('article', { name: 'Impact, being written' }));
    expect(text.getByText('Girls go to <b>school</b>.')).toBeVisible();
    expect(text.getByRole('listitem')).toHaveTextContent('It reaches needs: a source for "99"');
  });
});
