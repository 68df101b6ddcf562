import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../test-form.tsx';
import { FormTextList } from './form-text-list.tsx';

const user = userEvent.setup();

function renderList(
  objectives: string[],
  validate?: (values: { objectives: string[] }) => object,
  maxItems = 3,
) {
  const onSubmit = jest.fn();
  render(
    <TestForm values={{ objectives }} validate={validate} onSubmit={(values) => onSubmit(values)}>
      <FormTextList
        name="objectives"
        label="Objectives"
        itemLabel="Objective"
        help="One change each"
        maxItems={maxItems}
      />
    </TestForm>,
  );
  return onSubmit;
}

const row = (number: number) => screen.getByLabelText(`Objective ${number}`);

test('is a named group with its help', () => {
  renderList(['Taps']);
  expect(screen.getByRole('group', { name: 'Objectives' })).toHaveAccessibleDescription('One change each');
});

test('a single row cannot be removed; two can', async () => {
  renderList(['Taps']);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add objective' }));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});

test('a new row gets the focus, and typed text is its value', async () => {
  const onSubmit = renderList(['Taps']);
  await user.click(screen.getByRole('button', { name: 'Add objective' }));
  expect(row(2)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Objective 2 added');
  await user.keyboard('Soap');
  await user.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith({ objectives: ['Taps', 'Soap'] });
});

test('removing the middle row keeps the others, and the focus moves to its neighbor', async () => {
  const onSubmit = renderList(['Taps', 'Soap', 'Teachers']);
  await user.click(screen.getByRole('button', { name: 'Remove objective 2' }));
  expect(row(1)).toHaveFocus();
  expect(row(2)).toHaveValue('Teachers');
  await user.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith({ objectives: ['Taps', 'Teachers'] });
});

test('Enter adds a row below, and no more rows than allowed', async () => {
  renderList(['Taps', 'Soap']);
  await user.click(row(1));
  await user.keyboard('{Enter}');
  expect(row(2)).toHaveValue('');
  expect(row(2)).toHaveFocus();
  expect(row(3)).toHaveValue('Soap');
  expect(screen.queryByRole('button', { name: 'Add objective' })).not.toBeInTheDocument();
});

test("a pasted list becomes separate rows, after the row's existing text", async () => {
  const onSubmit = renderList(['Taps', 'Soap'], undefined, 5);
  await user.click(row(1));
  await user.paste('1. Wells\n2. Pumps\n3. Tanks\n4. Pipes');
  expect(row(1)).toHaveValue('Taps');
  expect(row(2)).toHaveValue('Wells');
  await user.click(screen.getByText('Send'));
  // Five rows are the maximum, and nothing is lost.
  expect(onSubmit).toHaveBeenCalledWith({ objectives: ['Taps', 'Wells', 'Pumps', 'Tanks Pipes', 'Soap'] });
});

test('a pasted sentence stays in its row', async () => {
  renderList(['Taps']);
  await user.click(row(1));
  await user.paste(' in 14 schools');
  expect(row(1)).toHaveValue('Taps in 14 schools');
});

test('a message for one row is shown only under that row', async () => {
  renderList(['Taps', ''], () => ({ objectives: [undefined, 'All objectives must be filled'] }));
  await user.click(screen.getByText('Send'));
  await screen.findByText('All objectives must be filled');
  expect(row(1)).not.toHaveAttribute('aria-invalid');
  expect(row(2)).toHaveAccessibleDescription('All objectives must be filled');
});

test('a message for the whole list is shown once, under the list', async () => {
  renderList(['', ''], () => ({ objectives: 'At least one objective is required' }));
  await user.click(screen.getByText('Send'));
  await screen.findByText('At least one objective is required');
  const group = screen.getByRole('group', { name: 'Objectives' });
  expect(within(group).getAllByText('At least one objective is required')).toHaveLength(1);
  expect(group).toHaveAccessibleDescription('One change each At least one objective is required');
  expect(row(1)).not.toHaveAttribute('aria-invalid');
});
