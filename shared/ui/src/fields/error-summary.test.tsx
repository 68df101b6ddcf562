import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../test-form.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTextList } from './form-text-list.tsx';

const user = userEvent.setup();

// Leaving a field starts a validation that finishes after the test's last line.
afterEach(() => act(async () => {}));

const problems = [
  { field: 'deadline', message: 'Deadline is required' },
  { field: 'objectives', message: 'At least one objective is required' },
];

const form = (summary: Partial<ErrorSummaryProps>) => (
  <TestForm values={{ deadline: '', objectives: [''] }}>
    <ErrorSummary problems={problems} {...summary} />
    <FormTextField name="deadline" label="Deadline" />
    <FormTextList name="objectives" label="Objectives" itemLabel="Objective" />
  </TestForm>
);

test('takes the focus when it appears, and again on the next submit', async () => {
  const { rerender } = render(form({ attempt: 1 }));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  await user.click(screen.getByLabelText('Deadline'));
  rerender(form({ attempt: 1, problems: problems.slice(0, 1) }));
  expect(screen.getByLabelText('Deadline')).toHaveFocus();
  await act(async () => rerender(form({ attempt: 2, problems: problems.slice(0, 1) })));
  expect(summary).toHaveFocus();
});

test('can move the focus straight to the first invalid field', () => {
  render(form({ focus: 'field' }));
  expect(screen.getByLabelText('Deadline')).toHaveFocus();
});

test('each problem links to its field, a list to its first row', async () => {
  render(form({}));
  await user.click(screen.getByRole('link', { name: 'Deadline is required' }));
  expect(screen.getByLabelText('Deadline')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'At least one objective is required' }));
  expect(screen.getByLabelText('Objective 1')).toHaveFocus();
});

test('opens a table that is folded, and moves the focus to its heading', async () => {
  render(
    <>
      <ErrorSummary problems={[{ field: 'questions', message: 'A limit needs its unit' }]} />
      <details id="field-questions">
        <summary>Questions</summary>
        <input aria-label="Limit" />
      </details>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'A limit needs its unit' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Questions')).toHaveFocus();
});

test('requests a field that is not visible', async () => {
  const onGoTo = jest.fn();
  render(form({ onGoTo, problems: [{ field: 'team', message: 'Team is required' }] }));
  await user.click(screen.getByRole('link', { name: 'Team is required' }));
  expect(onGoTo).toHaveBeenCalledWith('team');
});

test('is absent without problems', () => {
  render(form({ problems: [] }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
