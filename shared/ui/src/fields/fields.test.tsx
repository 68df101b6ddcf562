import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { TestForm } from '../test-form.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormDateField } from './form-date-field.tsx';
import { FormMoneyField, FormNumberField } from './form-number-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormTextArea } from './form-text-area.tsx';
import { FormTextField } from './form-text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { showServerProblems } from './server-problems.ts';

const user = userEvent.setup();

function TakeFromBudget() {
  const { setFieldValue } = useFormikContext();
  return (
    <button type="button" onClick={() => setFieldValue('amount', 87934)}>
      Take from budget
    </button>
  );
}

const titleRequired = (values: { title: string }) => (values.title ? {} : { title: 'Title is required' });

describe('FormTextField', () => {
  const form = (
    <TestForm values={{ title: '' }} validate={titleRequired}>
      <FormTextField name="title" label="Title" help="In one line" />
    </TestForm>
  );

  test('is described by its help, and shows no error before it is touched', () => {
    render(form);
    const input = screen.getByLabelText('Title');
    expect(input).toHaveAccessibleDescription('In one line');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toBeRequired();
  });

  test('shows its message when left empty: invalid, described by help and message', async () => {
    render(form);
    const input = screen.getByLabelText('Title');
    await user.click(input);
    await user.tab();
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('In one line Title is required');
    await user.type(input, 'W');
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  test('shows its message when the form is submitted untouched', async () => {
    render(form);
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('Title is required')).toBeVisible();
  });

  test('shows it, too, if the value was set after the submit', async () => {
    render(
      <TestForm values={{} as { title: string }} validate={titleRequired}>
        <FormTextField name="title" label="Title" />
      </TestForm>,
    );
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('Title is required')).toBeVisible();
  });

  test('an optional field is not required and says so', () => {
    render(
      <TestForm values={{ place: '' }}>
        <FormTextField name="place" label="Location" optional />
      </TestForm>,
    );
    expect(screen.getByRole('textbox', { name: /Location/ })).not.toBeRequired();
    expect(screen.getByText('(optional)')).toBeVisible();
  });
});

test("the server's message stays under its field until the field is changed", async () => {
  render(
    <TestForm
      values={{ title: 'Water', grant: 'G-1' }}
      onSubmit={(values, helpers) =>
        showServerProblems(helpers, values, [{ field: 'grant', message: 'This grant is closed' }])
      }
    >
      <FormTextField name="title" label="Title" />
      <FormTextField name="grant" label="Grant ID" />
    </TestForm>,
  );
  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('This grant is closed')).toBeVisible();
  await user.type(screen.getByLabelText('Title'), ' for schools');
  await user.tab();
  expect(screen.getByLabelText('Grant ID')).toHaveAccessibleDescription('This grant is closed');
  await user.type(screen.getByLabelText('Grant ID'), '2');
  expect(screen.queryByText('This grant is closed')).not.toBeInTheDocument();
});

describe('PasswordField', () => {
  test('shows and hides the password; each field has its own toggle', async () => {
    render(
      <TestForm values={{ password: 'secret', again: 'secret' }}>
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <PasswordField name="again" label="Confirm password" autoComplete="new-password" />
      </TestForm>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('FormNumberField', () => {
  async function sentAfter(act: (input: HTMLElement) => Promise<void>, amount = 0) {
    const onSubmit = jest.fn();
    render(
      <TestForm values={{ amount }} onSubmit={(values) => onSubmit(values)}>
        <FormNumberField name="amount" label="Number of beneficiaries" />
      </TestForm>,
    );
    const input = screen.getByLabelText('Number of beneficiaries');
    await act(input);
    await user.click(screen.getByText('Send'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    return { amount: onSubmit.mock.calls[0][0].amount, text: (input as HTMLInputElement).value };
  }

  test('is an integer, with separators after leaving the field', async () => {
    expect(await sentAfter((input) => user.type(input, '5320'))).toEqual({ amount: 5320, text: '5,320' });
  });

  test('drops decimals', async () => {
    expect(await sentAfter((input) => user.type(input, '12.9'))).toEqual({ amount: 12, text: '12' });
  });

  test('accepts separators', async () => {
    expect(await sentAfter((input) => user.type(input, '1,234,567'))).toEqual({
      amount: 1234567,
      text: '1,234,567',
    });
  });

  test('is 0 when empty, but looks empty', async () => {
    expect(await sentAfter((input) => user.clear(input), 12)).toEqual({ amount: 0, text: '' });
  });

  test('keeps a 0 that was typed', async () => {
    expect(await sentAfter((input) => user.type(input, '0'))).toEqual({ amount: 0, text: '0' });
  });

  test('does not change the text while somebody types', async () => {
    render(
      <TestForm values={{ amount: 0 }}>
        <FormNumberField name="amount" label="Number of beneficiaries" />
      </TestForm>,
    );
    const input = screen.getByLabelText('Number of beneficiaries');
    await user.type(input, '5320');
    expect(input).toHaveValue('5320');
    await user.tab();
    expect(input).toHaveValue('5,320');
  });

  test('follows a value set from outside', async () => {
    render(
      <TestForm values={{ amount: 5 }}>
        <FormMoneyField name="amount" label="Requested Amount (USD)" />
        <TakeFromBudget />
      </TestForm>,
    );
    expect(screen.getByLabelText('Requested Amount (USD)')).toHaveValue('5');
    await user.click(screen.getByText('Take from budget'));
    expect(screen.getByLabelText('Requested Amount (USD)')).toHaveValue('87,934');
  });
});

test('select, date, text area and checkbox set their values', async () => {
  const onSubmit = jest.fn();
  render(
    <TestForm
      values={{ category: '', deadline: '', description: '', remember: true }}
      onSubmit={(values) => onSubmit(values)}
    >
      <FormSelect
        name="category"
        label="Category"
        choices={['Education', { value: 'health', label: 'Healthcare' }]}
      />
      <FormDateField name="deadline" label="Deadline" />
      <FormTextArea name="description" label="Description" maxLength={40} />
      <FormCheckbox name="remember" label="Remember me" />
    </TestForm>,
  );
  await user.selectOptions(screen.getByLabelText('Category'), 'Healthcare');
  await user.type(screen.getByLabelText('Deadline'), '2026-11-30');
  await user.type(screen.getByLabelText('Description'), 'Taps for nine schools');
  expect(screen.getByText('4 words')).toBeVisible();
  await user.type(screen.getByLabelText('Description'), ' and their teachers');
  expect(screen.getByText('0 characters left')).toBeVisible();
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith({
    category: 'health',
    deadline: '2026-11-30',
    description: 'Taps for nine schools and their teachers',
    remember: false,
  });
});
