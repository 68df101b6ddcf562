import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterSelect } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';

function Example({ onChange = () => {}, value = '' }: { onChange?: (text: string) => void; value?: string }) {
  return (
    <>
      <SearchField label="Search proposals" value={value} onChange={onChange} delay={250} />
      <textarea aria-label="Notes" />
    </>
  );
}

const choices = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
] as const;

function Filter() {
  const [value, setValue] = useState<'all' | 'draft'>('all');
  return <FilterSelect label="Status" value={value} choices={choices} onChange={setValue} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const field = () => screen.getByRole('searchbox', { name: 'Search proposals' });

test('reports once, when typing pauses', async () => {
  const user = setup();
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await user.type(field(), 'water');
  rest(249);
  expect(onChange).not.toHaveBeenCalled();
  rest(1);
  expect(onChange.mock.calls).toEqual([['water']]);
});

test('Enter reports at once, Escape and the button clear', async () => {
  const user = setup();
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await user.type(field(), 'wells{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('wells');
  await user.keyboard('{Escape}');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveValue('');
  await user.type(field(), 'taps{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveFocus();
});

test('/ focuses the field from anywhere, but stays a character in text fields', async () => {
  const user = setup();
  render(<Example />);
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.click(screen.getByLabelText('Notes'));
  await user.keyboard('/');
  expect(screen.getByLabelText('Notes')).toHaveFocus();
  expect(screen.getByLabelText('Notes')).toHaveValue('/');
});

test('adopts a value from elsewhere, and keeps typed text if the value returns late', async () => {
  const user = setup();
  const { rerender } = render(<Example value="old" />);
  rerender(<Example value="solar" />);
  expect(field()).toHaveValue('solar');
  await user.type(field(), ' pump');
  rest(250);
  // The address has not been updated yet.
  expect(field()).toHaveValue('solar pump');
  await user.type(field(), 's');
  rerender(<Example value="solar pump" />);
  expect(field()).toHaveValue('solar pumps');
});

test('a filter is a labeled select that reports the chosen value', async () => {
  const user = setup();
  render(<Filter />);
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(select).toHaveDisplayValue('All');
  await user.selectOptions(select, 'Draft');
  expect(select).toHaveValue('draft');
});
