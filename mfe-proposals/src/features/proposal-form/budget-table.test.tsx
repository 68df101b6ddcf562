import { budgetSum, budgetText } from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answersBefore, control, fill } from '../../testing/fill-form.ts';
import { completeFields, proposalOf } from '../../testing/proposals.ts';
import { button, renderApp, somebody } from '../../testing/render-app.tsx';

const mobilisers: BudgetLine = {
  category: 'personnel',
  item: 'Community mobilisers',
  quantityHundredths: 200,
  unit: 'people',
  unitCents: 42_000,
  months: 10,
  justification: 'One for each ward',
};
const pumps: BudgetLine = {
  category: 'equipment',
  item: 'Solar pumps',
  quantityHundredths: 600,
  unit: 'sets',
  unitCents: 520_000,
  months: 0,
  justification: '',
};
const budgetLines = [mobilisers, pumps];

/** Funding & Budget with everything before it answered. */
async function open(fields: Partial<ProposalFields> = {}) {
  const user = somebody();
  const values = { ...answersBefore(3), deadline: '2026-12-01', ...fields };
  const kept = {
    [`kept-text:${user.id}:new-proposal`]: JSON.stringify({ section: 'funding', values }),
  };
  const created = () => ({ status: 201, body: { proposal: proposalOf() } });
  const app = renderApp({ path: '/proposals/new', user, kept, handlers: { 'POST /api/proposals': created } });
  // The first one waits for the code of the page.
  await screen.findByRole('heading', { level: 2, name: 'Funding & Budget' }, { timeout: 15_000 });
  const saved = async () => {
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.api.callsTo('POST', '/api/proposals')).toHaveLength(1));
    return app.api.callsTo('POST', '/api/proposals')[0]?.body as ProposalFields;
  };
  return { ...app, saved };
}

const withLines = (fields: Partial<ProposalFields> = {}) =>
  open({ budgetLines, budget: budgetText(budgetLines), requestedAmount: 39_600, ...fields });
const group = () => screen.getByRole('group', { name: 'Budget breakdown' });
const rows = () =>
  within(group())
    .getAllByRole('row')
    .map((row) => {
      const cells = within(row)
        .queryAllByRole('textbox')
        .map((input) => (input as HTMLInputElement).value);
      return [...cells, row.textContent].join(' | ');
    });

describe('the budget as a table', () => {
  test('stands grouped by category, with sums, total and the words of each cell', async () => {
    await withLines();
    expect(rows()).toEqual(
      expect.arrayContaining([
        'Personnel$8,400',
        expect.stringMatching(/^Community mobilisers \| 2 people \| 10 months \| \$420 \| .*\$8,400$/),
        'Equipment$31,200',
        expect.stringMatching(/^Solar pumps \| 6 sets \| {2}\| \$5,200 \| .*\$31,200$/),
        'Direct costs$39,600',
        'Total$39,600',
      ]),
    );
    expect(screen.getByText('Equals budget')).toBeVisible();
    expect(screen.getByText('The budget adds up.')).toBeVisible();
    expect(screen.getByText('Solar pumps: no reason yet. One sentence is enough.')).toBeVisible();
  });

  test('typing a quantity and a price computes every sum, and the text of the budget follows', async () => {
    const app = await withLines();
    await app.userEvent.clear(control('Quantity of Solar pumps'));
    await app.userEvent.type(control('Quantity of Solar pumps'), '7,5 sets');
    expect(control('Quantity of Solar pumps')).toHaveValue('7,5 sets');
    await app.userEvent.clear(control('Quantity of Solar pumps'));
    await app.userEvent.type(control('Quantity of Solar pumps'), '1.5 large sets');
    await app.userEvent.tab();
    expect(control('Quantity of Solar pumps')).toHaveValue('1.5 large sets');
    await app.userEvent.clear(control('Unit cost of Solar pumps'));
    await app.userEvent.type(control('Unit cost of Solar pumps'), '1,000.01');
    expect(rows()).toEqual(expect.arrayContaining(['Equipment$1,500.02', 'Total$9,900.02']));
    const body = await app.saved();
    expect(body.budgetLines?.[1]).toMatchObject({
      quantityHundredths: 150,
      unit: 'large sets',
      unitCents: 100_001,
    });
    expect(body.budget).toBe(budgetText(body.budgetLines ?? []));
  });

  test('Tab goes from cell to cell, through the reason and the category, to the next item', async () => {
    const app = await withLines();
    await act(async () => control('Item 1').focus());
    const visited = [];
    for (let step = 0; step < 7; step += 1) {
      await app.userEvent.tab();
      visited.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(visited).toEqual([
      'Quantity of Community mobilisers',
      'Months of Community mobilisers',
      'Unit cost of Community mobilisers',
      'Why Community mobilisers is needed',
      'Category of Community mobilisers',
      'Remove Community mobilisers',
      'Item 2',
    ]);
  });

  test('Enter makes a new row of the same category below, with the focus in it; a row left blank is not sent', async () => {
    const app = await withLines();
    await app.userEvent.type(control('Quantity of Community mobilisers'), '{Enter}');
    expect(control('Item 2')).toHaveFocus();
    expect(control('Item 2')).toHaveValue('');
    await app.userEvent.keyboard('Field officer{Tab}1 person{Tab}12{Tab}500{Enter}');
    expect(control('Item 3')).toHaveFocus();
    expect(rows()).toEqual(expect.arrayContaining(['Personnel$14,400']));
    const body = await app.saved();
    expect(body.budgetLines?.map(({ item, category }) => [item, category])).toEqual([
      ['Community mobilisers', 'personnel'],
      ['Field officer', 'personnel'],
      ['Solar pumps', 'equipment'],
    ]);
    expect(body.budgetLines?.[1]).toMatchObject({ months: 12, unitCents: 50_000, unit: 'person' });
  });

  test('a line changes its category and keeps the focus; its sum moves', async () => {
    const app = await withLines();
    await act(async () => control('Item 1').focus());
    await app.userEvent.selectOptions(screen.getByLabelText('Category of Community mobilisers'), 'Travel');
    expect(rows()).toEqual(expect.arrayContaining(['Travel$8,400']));
    expect(rows()).not.toContain('Personnel$8,400');
    expect(screen.getByLabelText('Category of Community mobilisers')).toHaveFocus();
  });

  test('a removed line comes back where it was', async () => {
    const app = await withLines();
    await act(async () => control('Item 1').focus());
    await app.userEvent.click(button('Remove Community mobilisers'));
    expect(rows()).toContain('Total$31,200');
    expect(screen.getByText('“Community mobilisers” is removed.')).toBeVisible();
    await app.userEvent.click(button('Undo'));
    expect(rows()).toContain('Total$39,600');
    expect((await app.saved()).budgetLines).toEqual(budgetLines);
  });

  test('the last line removed leaves the text, and comes back by Undo', async () => {
    const app = await withLines({ budgetLines: [pumps], budget: budgetText([pumps]) });
    await act(async () => control('Item 1').focus());
    await app.userEvent.click(button('Remove Solar pumps'));
    expect(control('Budget breakdown')).toHaveValue('');
    expect(control('Budget breakdown')).toHaveFocus();
    await app.userEvent.click(button('Undo'));
    expect(rows()).toContain('Total$31,200');
  });

  test('rows of a spreadsheet pasted into a cell become lines', async () => {
    const app = await withLines();
    await act(async () => control('Item 2').focus());
    await app.userEvent.paste('Taps\t14\t640\nBaseline survey\t2 rounds\t2,600\t5,200');
    expect(rows()).toEqual(expect.arrayContaining(['Evaluation$5,200']));
    const body = await app.saved();
    expect(body.budgetLines?.map(({ item }) => item)).toEqual([
      'Community mobilisers',
      'Solar pumps',
      'Taps',
      'Baseline survey',
    ]);
    expect(budgetSum(body.budgetLines ?? []).totalCents).toBe(5_376_000);
  });
});

describe('the budget and the request', () => {
  test('a difference is named at the field to the cent, keeps Next from going on, and is mended with one click', async () => {
    const app = await withLines({ requestedAmount: 40_000 });
    const words = 'The budget comes to $39,600, but $40,000 is requested: $400 more than the budget';
    expect(screen.getByText('Not the budget')).toBeVisible();
    await app.userEvent.click(button('Next'));
    const summary = screen.getByRole('alert');
    expect(within(summary).getByRole('link', { name: words })).toBeVisible();
    expect(control('Requested Amount (USD)')).toHaveAccessibleDescription(
      new RegExp(words.replace(/[$().]/g, '.')),
    );
    expect(control('Requested Amount (USD)')).toHaveFocus();
    await app.userEvent.click(button('Use the budget’s total, $39,600'));
    expect(control('Requested Amount (USD)')).toHaveValue('39,600');
    expect(screen.getByText('Equals budget')).toBeVisible();
    await app.userEvent.click(button('Next'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Implementation' })).toBeVisible();
  });

  test('a draft may be saved with it', async () => {
    const app = await withLines({ requestedAmount: 40_000 });
    expect((await app.saved()).requestedAmount).toBe(40_000);
  });

  test('a total with cents is asked for in whole dollars, and the page says so', async () => {
    await withLines({ budgetLines: [{ ...pumps, unitCents: 520_001 }], requestedAmount: 31_201 });
    expect(screen.getByText(/The budget comes to \$31,200\.06\. .*rounded up by \$0\.94/)).toBeVisible();
    expect(screen.getByText('Equals budget')).toBeVisible();
  });

  test('an empty request follows the total while one types; one that was typed stays', async () => {
    const app = await open();
    await app.userEvent.click(button('Add an item'));
    await app.userEvent.keyboard('Pumps{Tab}6 sets{Tab}{Tab}5200');
    expect(control('Requested Amount (USD)')).toHaveValue('31,200');
    await fill('Requested Amount (USD)', '30000');
    await app.userEvent.type(control('Months of Pumps'), '2');
    expect(control('Requested Amount (USD)')).toHaveValue('30000');
    expect(rows()).toContain('Total$62,400');
  });

  test('indirect costs are a part of the direct ones, and above the cap they are named', async () => {
    const app = await withLines({ requestedAmount: 43_560 });
    const rate = control('Indirect costs, per cent of direct');
    await app.userEvent.clear(rate);
    await app.userEvent.type(rate, '10');
    expect(rows()).toEqual(expect.arrayContaining(['Total$43,560']));
    expect(screen.getByText('Equals budget')).toBeVisible();
    expect(screen.getByText('Indirect costs stay below the cap')).toBeVisible();
    await app.userEvent.clear(rate);
    await app.userEvent.type(rate, '20.5');
    await waitFor(() =>
      expect(screen.getByText('Indirect costs of 20.5% are above the 15% this funder allows')).toBeVisible(),
    );
    expect(rate).toBeInvalid();
  });

  test('posts of the budget are compared with the text', async () => {
    await withLines({ methodology: 'Three community mobilisers visit every school.' });
    expect(screen.getByText(/The text mentions 3 mobilisers, but the budget pays for 2/)).toBeVisible();
  });
});

describe('text and lines', () => {
  test('free text becomes lines and goes back, to the cent', async () => {
    const app = await open({ budget: completeFields.budget, requestedAmount: 39_600 });
    expect(control('Budget breakdown')).toHaveValue(completeFields.budget);
    await app.userEvent.click(button('Turn into lines'));
    expect(rows()).toEqual(expect.arrayContaining(['Equipment$31,200', 'Training$8,400', 'Total$39,600']));
    await app.userEvent.click(button('Write as text instead'));
    expect((control('Budget breakdown') as HTMLInputElement).value).toContain(
      'Equipment – Solar pumps: 6 × $5,200 = $31,200',
    );
    const body = await app.saved();
    expect(body.budgetLines).toBeUndefined();
    expect(body.budget).toContain('Total: $39,600');
  });

  test('what cannot be read becomes an item without a price: nothing typed is lost', async () => {
    const app = await open({ budget: 'Pumps: $100\nSalaries as agreed' });
    await app.userEvent.click(button('Turn into lines'));
    expect(control('Item 2')).toHaveValue('Salaries as agreed');
  });

  test('a text that may be read otherwise is shown as it was read, for a yes', async () => {
    const app = await open({ budget: 'Materials 8000, labour 4000', requestedAmount: 13_000 });
    expect(screen.getByText('We read: Materials 8,000 + Labour 4,000 = 12,000')).toBeVisible();
    expect(screen.getByText(/The amounts we read do not match your request/)).toBeVisible();
    await app.userEvent.click(button('Yes, that is my budget'));
    expect(control('Item 1')).toHaveValue('Materials');
    expect(control('Item 2')).toHaveValue('labour');
  });

  test('a text that can be read in one way asks nothing', async () => {
    await open({ budget: 'Materials: $8,000\nLabour: $4,000' });
    expect(screen.queryByText(/We read/)).not.toBeInTheDocument();
  });

  test('a text that differs from the request is named, and Next goes on', async () => {
    const app = await open({ budget: 'Pumps: $100', requestedAmount: 150 });
    expect(screen.getByText(/The budget comes to \$100, but \$150 is requested/)).toBeVisible();
    await app.userEvent.click(button('Next'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Implementation' })).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('599px'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('each line reads as a calculation and opens an editor', async () => {
    const app = await withLines();
    const line = screen.getByRole('button', { name: /Community mobilisers.*2 people × 10 months × \$420/ });
    expect(line).toHaveTextContent('$8,400');
    await app.userEvent.click(line);
    const dialog = await screen.findByRole('dialog', { name: 'Community mobilisers' });
    await app.userEvent.clear(within(dialog).getByLabelText('Quantity'));
    await app.userEvent.type(within(dialog).getByLabelText('Quantity'), '3 people');
    expect(dialog).toHaveTextContent('3 people × 10 months × $420 = $12,600');
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /3 people × 10 months/ })).toBeVisible();
    expect((await app.saved()).budgetLines?.[0]?.quantityHundredths).toBe(300);
  });

  test('a new item opens its editor at once', async () => {
    const app = await withLines();
    await app.userEvent.click(button('Add an item'));
    const dialog = await screen.findByRole('dialog', { name: 'New item' });
    await act(async () => {
      fireEvent.change(within(dialog).getByLabelText('Item'), { target: { value: 'Taps' } });
    });
    expect(await screen.findByRole('dialog', { name: 'Taps' })).toBeVisible();
  });
});

describe('Limits of the funder', () => {
  test('are closed, and kept with the proposal once set', async () => {
    const app = await open();
    const limits = screen.getByText('Limits of the funder');
    expect(limits.closest('details')).not.toHaveAttribute('open');
    await app.userEvent.click(limits);
    await app.userEvent.type(control('Maximum length of Budget'), '300');
    await app.userEvent.selectOptions(screen.getByLabelText('Unit for Budget'), 'characters');
    await app.userEvent.type(control('Maximum length of Team'), '150');
    expect((await app.saved()).sectionLimits).toEqual([
      { section: 'budget', unit: 'characters', maximum: 300 },
      { section: 'team', unit: 'words', maximum: 150 },
    ]);
  });
});
