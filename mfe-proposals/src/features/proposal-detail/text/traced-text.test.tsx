import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const card = () => screen.findByRole('dialog');
const noCard = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fact = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const section = (name: RegExp) => within(screen.getByRole('region', { name }));

async function openText(changes: Parameters<typeof tracedProposal>[0] = {}) {
  const proposal = tracedProposal(changes);
  return openProposal(proposal, '?tab=generated', {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
  });
}

describe('traced facts', () => {
  test('the bar above the text counts what it states, what was computed and what is missing', async () => {
    await openText();
    const bar = screen.getByText('13 numbers').parentElement;
    expect(bar).toHaveTextContent('13 numbers10 from your records1 computed2 still needed');
  });

  test('names among the facts are said to be names; a text without facts shows its length', async () => {
    const { sections, facts } = tracedProposal();
    const named = { start: 7, end: 18, fact: 'proposal.beneficiaries' };
    const app = await openText({
      sections: [{ ...(sections[0] as (typeof sections)[0]), sources: [named] }],
    });
    expect(screen.getByText('1 number or name')).toBeVisible();
    expect(facts).not.toHaveLength(0);
    app.unmount();
    await openText({ facts: [] });
    expect(screen.getByText(/^\d+ words$/, { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '31' })).toBeNull();
  });

  test('by the pointer: the card comes, stays while the pointer is on it, and goes by Escape', async () => {
    const app = await openText();
    await app.userEvent.hover(fact('31'));
    const shown = await card();
    expect(shown).toHaveAccessibleName('Where this comes from');
    for (const words of [
      '31',
      'Working taps in nine day schools',
      'Ward Education Office return',
      'May 14, 2026',
      'Once here',
    ])
      expect(shown).toHaveTextContent(words);
    expect(fact('31')).toHaveAttribute('aria-expanded', 'true');
    await app.userEvent.hover(within(shown).getByText('Working taps in nine day schools'));
    await new Promise((done) => setTimeout(done, 300));
    expect(shown).toBeInTheDocument();
    await app.userEvent.keyboard('{Escape}');
    await noCard();
    await app.userEvent.hover(fact('$7.44'));
    expect(await card()).toHaveTextContent('How$39,600 divided by 5,320 pupils');
    await app.userEvent.unhover(fact('$7.44'));
    await noCard();
  });

  test('by the keyboard: one stop a section, arrows between facts, Enter into the card, back to the words', async () => {
    const app = await openText();
    const stops = screen.getByRole('article').querySelectorAll('[data-mark][role=button][tabindex="0"]');
    expect([...stops].map((stop) => stop.textContent)).toEqual([
      '5,320 pupils',
      'needs: date of the last water test',
      '$39,600',
      '5,320 pupils',
    ]);
    (stops[0] as HTMLElement).focus();
    expect(await card()).toHaveTextContent('3 times here');
    await app.userEvent.keyboard('{ArrowRight}');
    expect(fact('31')).toHaveFocus();
    expect(fact('31')).toHaveAttribute('tabindex', '0');
    expect(stops[0]).toHaveAttribute('tabindex', '-1');
    await app.userEvent.keyboard('{End}');
    expect(fact('$7.44')).toHaveFocus();
    await app.userEvent.keyboard('{ArrowRight}');
    expect(stops[1]).toHaveFocus();
    await app.userEvent.keyboard('{ArrowLeft}{Home}{Enter}');
    expect(within(await card()).getByRole('button', { name: 'Change it' })).toHaveFocus();
    await app.userEvent.keyboard('{Escape}');
    await noCard();
    expect(stops[0]).toHaveFocus();
    await app.userEvent.keyboard('{Enter}');
    await app.userEvent.tab();
    expect(stops[0]).toHaveFocus();
    await noCard();
  });

  test('pressed, it stays until something else is pressed; screen readers are told all of it', async () => {
    const app = await openText();
    await app.userEvent.click(fact('31'));
    const shown = await card();
    await app.userEvent.unhover(fact('31'));
    await new Promise((done) => setTimeout(done, 300));
    expect(shown).toBeInTheDocument();
    await app.userEvent.click(screen.getByRole('heading', { level: 1 }));
    await noCard();
    expect(fact('31')).toHaveAccessibleDescription(
      'Working taps in nine day schools. Source: Ward Education Office return. Dated: May 14, 2026. Used: Once here',
    );
    expect(fact('needs: date of the last water test')).toHaveAccessibleDescription(/^Missing/);
  });

  test('Change it opens the form at the field; a fact of the profile leads to the profile', async () => {
    const app = await openText();
    await app.userEvent.click(fact('31'));
    expect(within(await card()).getByRole('link', { name: 'Change it everywhere' })).toHaveAttribute(
      'href',
      '/profiles',
    );
    await app.userEvent.click(fact('39%'));
    const shown = await card();
    expect(shown).toHaveTextContent('39%Objective 1Raise the share of pupils');
    await app.userEvent.click(within(shown).getByRole('button', { name: 'Change it' }));
    expect(await screen.findByRole('textbox', { name: 'Objective 1' })).toHaveFocus();
    expect(app.address()).toContain('tab=details');
    await app.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(app.address()).not.toContain('field');
  });

  test('what is missing leads to the field that the readiness names; the bar leads from one to the next', async () => {
    const app = await openText();
    const next = screen.getByRole('button', { name: '2 still needed' });
    await app.userEvent.click(next);
    expect(fact('needs: date of the last water test')).toHaveFocus();
    const shown = await card();
    expect(shown).toHaveTextContent('Date of the last water test');
    await app.userEvent.click(within(shown).getByRole('button', { name: 'Add it' }));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveFocus();
  });

  test('once it is sent nothing can be changed from the text, and its numbers still have their cards', async () => {
    const app = await openText({ status: 'submitted' });
    await app.userEvent.click(fact('31'));
    const shown = await card();
    expect(shown).toHaveTextContent('Ward Education Office return');
    expect(within(shown).queryByRole('link')).toBeNull();
  });
});

describe('tables', () => {
  test('have captions, heads and row heads; facts in them are marked too', async () => {
    await openText();
    const table = screen.getByRole('table', { name: 'What it costs' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const total = within(table).getByRole('row', { name: /^Total/ });
    expect(within(total).getByRole('rowheader', { name: 'Total' })).toBeVisible();
    expect(within(total).getByRole('button', { name: '$39,600' })).toBeVisible();
    const evaluation = screen.getByRole('table', { name: 'How we will know' });
    expect(within(evaluation).getByRole('button', { name: 'needs: who measures it' })).toBeVisible();
  });

  test('a month grid says its bars in words', async () => {
    await openText();
    const grid = screen.getByRole('table', { name: 'Month by month' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Survey and site choiceMonths 1 to 3', 'StationsMonths 4 to 9', 'ResultsMonth 12']);
    const survey = within(grid).getAllByRole('row')[1] as HTMLElement;
    expect(
      within(survey)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 5),
    ).toEqual(['active', 'active', 'active', '', '']);
    expect(grid).not.toHaveTextContent('●');
  });
});

describe('limits', () => {
  test('the length beside its limit; over it an icon and words', async () => {
    await openText();
    expect(section(/^Executive Summary/).getByText(/^\d+ of 250 words$/)).toBeVisible();
    expect(section(/^Budget/).getByText('53 of 40 characters, 13 over the limit')).toBeVisible();
    expect(section(/^Team/).getByText('3 words')).toBeVisible();
  });

  test('while a section is being written its length grows with it', async () => {
    await openText({
      status: 'generating',
      currentSection: 'executive_summary',
      draftingText: 'Girls go to school.',
    });
    const text = within(screen.getByRole('article', { name: 'Executive Summary, being written' }));
    expect(text.getByText('4 of 250 words')).toBeVisible();
  });
});
