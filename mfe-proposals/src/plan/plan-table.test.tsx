import { type PlanTableName, planColumns, planTable, planTableNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { emptyProposal } from '../form-values/proposal-values.ts';
import { PlanTable } from './plan-table.tsx';

let form: ProposalFields;
function Watch() {
  form = useFormikContext<ProposalFields>().values;
  return null;
}

function show(tables: PlanTableName[], values: Partial<ProposalFields> = {}) {
  render(
    <Formik initialValues={{ ...emptyProposal, ...values }} onSubmit={() => {}}>
      <div>
        {tables.map((table) => (
          <PlanTable key={table} table={table} />
        ))}
        <Watch />
      </div>
    </Formik>,
  );
  return userEvent.setup();
}

const open = (user: ReturnType<typeof userEvent.setup>, table: PlanTableName) =>
  user.click(screen.getByText(planTable(table).label, { selector: 'summary' }));
const addButton = (table: PlanTableName) =>
  screen.getByRole('button', { name: new RegExp(`^Add an? ${planTable(table).itemLabel}$`, 'i') });

test.each(planTableNames)(
  '%s: a row is added, every cell of it can be filled, and it says itself',
  async (table) => {
    const user = show([table]);
    await open(user, table);
    await user.click(addButton(table));
    const row = screen.getByRole('group', { name: `${planTable(table).itemLabel} 1` });
    for (const [name, column] of planColumns(table)) {
      const box = () => within(row).getByLabelText(column.label);
      if (column.kind === 'choice') {
        const last = Object.keys(column.choices).at(-1) as string;
        await user.selectOptions(box(), last);
        expect(form[table]?.[0]).toHaveProperty(name, last);
      } else if (column.kind === 'figure') {
        fireEvent.change(box(), { target: { value: '42,5' } });
        expect(form[table]?.[0]).toHaveProperty(name, 42.5);
      } else if (column.kind === 'date') {
        fireEvent.change(box(), { target: { value: 'April 2029' } });
        expect(form[table]?.[0]).toHaveProperty(name, '2029-04');
      } else if (column.kind === 'months') {
        fireEvent.change(within(row).getByLabelText('Or as text'), { target: { value: '2-4, 7' } });
        expect(form[table]?.[0]).toHaveProperty(name, [
          { from: 2, to: 4 },
          { from: 7, to: 7 },
        ]);
      } else if (column.kind !== 'links') {
        fireEvent.change(box(), { target: { value: `The ${name}` } });
        expect(form[table]?.[0]).toHaveProperty(name, `The ${name}`);
      }
    }
    await user.click(within(row).getByRole('button', { name: 'Done' }));
    const line = screen.getByRole('button', { expanded: false });
    expect(line).toHaveFocus();
    expect(line).toHaveTextContent(/^1(?:The|Other)/);
  },
);

test('by keys alone: Enter goes to the next row or makes one, Alt and an arrow move it', async () => {
  const user = show(['assumptions']);
  await open(user, 'assumptions');
  addButton('assumptions').focus();
  await user.keyboard('{Enter}');
  await user.keyboard('Rain falls{Enter}Roads stay open{Enter}');
  const texts = () => form.assumptions?.map(({ assumption }) => assumption);
  expect(texts()).toEqual(['Rain falls', 'Roads stay open', '']);
  // A third Enter in an empty row makes no fourth.
  await user.keyboard('{Enter}');
  expect(form.assumptions).toHaveLength(3);
  await user.keyboard('Prices hold{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Prices hold', 'Rain falls', 'Roads stay open']);
});

test('a removed row comes back, and focus never gets lost', async () => {
  const risk = {
    id: 'dry',
    risk: 'Drought',
    likelihood: 'high',
    severity: 'high',
    mitigation: 'Tanks',
    owner: 'Amina',
  } as const;
  const user = show(['risks'], { risks: [risk] });
  await open(user, 'risks');
  await user.click(screen.getByRole('button', { name: /Drought/ }));
  await user.click(screen.getByRole('button', { name: 'Remove risk 1' }));
  expect(form.risks).toBeUndefined();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(form.risks).toEqual([risk]);
  expect(screen.getByLabelText('Risk')).toHaveFocus();
});

test('what cannot be read is named, stays in the box and never becomes a value', async () => {
  const user = show(['outcomes']);
  await open(user, 'outcomes');
  await user.click(addButton('outcomes'));
  const target = screen.getByLabelText('Target date');
  await user.type(target, '03/04/2029');
  await user.tab();
  expect(target).toBeInvalid();
  expect(target).toHaveValue('03/04/2029');
  expect(target).toHaveAccessibleDescription(/Write it as/);
  expect(form.outcomes?.[0]?.targetDate).toBe('');
});

test('rows of a spreadsheet are pasted in the place of an empty row, and what is not read is told', async () => {
  const user = show(['outcomes']);
  await open(user, 'outcomes');
  await user.click(addButton('outcomes'));
  await user.paste(
    'Indicator\tBaseline\tTarget\tBy when\nsprings\t19 of 31\t26\tSeptember 2029\nyield\t5.8\t7.6\t03/04/2030',
  );
  expect(form.outcomes).toMatchObject([
    { indicator: 'springs', baseline: 19, total: 31, target: 26, targetDate: '2029-09' },
    { indicator: 'yield', baseline: 5.8, target: 7.6, targetDate: '' },
  ]);
  expect(screen.getByText(/Not read, and not in the table: Target date “03\/04\/2030”/)).toBeVisible();
  expect(screen.getByText('2 rows pasted, 1 cell not read')).toBeInTheDocument();
  expect(screen.getByLabelText('What changes')).toHaveFocus();
});

test('what a reviewer misses is said once a row is started', async () => {
  const user = show(['people']);
  await open(user, 'people');
  await user.click(addButton('people'));
  expect(screen.queryByText(/Reviewers look for this/)).toBeNull();
  await user.type(screen.getByLabelText('Post'), 'Nurse');
  expect(screen.getByText(/Reviewers look for this, too: add the share of time/)).toBeVisible();
});

test('an activity names outcomes and lines of the budget, which get a name by it', async () => {
  const line = {
    category: 'other',
    item: 'Fuel',
    quantityHundredths: 100,
    unit: '',
    unitCents: 100,
    months: 0,
    justification: '',
  } as const;
  const user = show(['outcomes', 'activities'], { budgetLines: [line] });
  await open(user, 'outcomes');
  await user.click(addButton('outcomes'));
  await user.type(screen.getByLabelText('Indicator'), 'springs');
  await open(user, 'activities');
  await user.click(addButton('activities'));
  await user.click(screen.getByRole('checkbox', { name: 'springs' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fuel' }));
  expect(form.activities?.[0]?.outcomeIds).toEqual([form.outcomes?.[0]?.id]);
  expect(form.budgetLines?.[0]?.id).toBeTruthy();
  expect(form.activities?.[0]?.budgetLineIds).toEqual([form.budgetLines?.[0]?.id]);
});

describe('the months', () => {
  const months = () => form.activities?.[0]?.months;
  async function grid(values: Partial<ProposalFields> = {}) {
    const user = show(['activities'], { projectDuration: 24, startDate: '2027-04-01', ...values });
    await open(user, 'activities');
    await user.click(addButton('activities'));
    return user;
  }
  const cell = (name: string) => screen.getByRole('button', { name });

  test('are as many as the project has, with their names of the calendar', async () => {
    await grid();
    expect(screen.getAllByRole('button', { name: /^Month \d+, / })).toHaveLength(24);
    expect(cell('Month 3, June 2027')).toHaveAttribute('aria-pressed', 'false');
    expect(cell('Month 1, April 2027')).toHaveAttribute('tabindex', '0');
  });

  test('are painted by keys: space, and the arrows with Shift', async () => {
    const user = await grid();
    cell('Month 1, April 2027').focus();
    await user.keyboard('{ArrowRight} {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(months()).toEqual([{ from: 2, to: 4 }]);
    expect(cell('Month 4, July 2027')).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(months()).toEqual([
      { from: 2, to: 4 },
      { from: 16, to: 16 },
    ]);
    await user.keyboard(' ');
    expect(months()).toEqual([{ from: 2, to: 4 }]);
  });

  test('are painted and wiped by a stroke of the pointer', async () => {
    await grid();
    const stroke = (from: string, to: string) => {
      document.elementFromPoint = () => cell(to);
      fireEvent.pointerDown(cell(from), { button: 0, buttons: 1 });
      fireEvent.pointerMove(cell(from), { buttons: 1 });
      fireEvent.pointerUp(cell(from));
    };
    stroke('Month 2, May 2027', 'Month 6, September 2027');
    expect(months()).toEqual([{ from: 2, to: 6 }]);
    stroke('Month 4, July 2027', 'Month 3, June 2027');
    expect(months()).toEqual([
      { from: 2, to: 2 },
      { from: 5, to: 6 },
    ]);
  });
});
