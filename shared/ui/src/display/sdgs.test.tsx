import { sdgs } from '@harambee/domain';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from '../controls/switch.tsx';
import { FormSdgs } from '../fields/form-sdgs.tsx';
import { TestForm } from '../test-form.tsx';
import { inkOn, SdgMark } from './sdg-mark.tsx';

const user = userEvent.setup();

// Leaving a field starts a validation that finishes after the test's last line.
afterEach(() => act(async () => {}));

test('seven of the official colors have white text, the others near-black', () => {
  const onWhite = sdgs.filter(({ color }) => inkOn(color) === '#FFFFFF').map(({ id }) => Number(id));
  expect(onWhite).toEqual([1, 4, 8, 10, 13, 16, 17]);
});

test('a mark is only a number, and an unknown goal has no mark', () => {
  const { container } = render(
    <>
      <SdgMark goal={6} />
      <SdgMark goal={18} />
    </>,
  );
  expect(container).toHaveTextContent(/^6$/);
});

describe('FormSdgs', () => {
  async function form(maxItems?: number, sent = jest.fn()) {
    render(
      <TestForm values={{ sdgs: [] as number[] }} onSubmit={(values) => sent(values)}>
        <FormSdgs name="sdgs" label="Goals" maxItems={maxItems} />
      </TestForm>,
    );
    const box = (name: string) => screen.getByRole('checkbox', { name });
    return { box, sent };
  }

  test('offers all 17, keeps the order of selection, and counts', async () => {
    const { box, sent } = await form();
    expect(within(screen.getByRole('group', { name: 'Goals' })).getAllByRole('checkbox')).toHaveLength(17);
    await user.click(box('Life on Land'));
    await user.click(box('No Poverty'));
    await user.click(box('Climate Action'));
    await user.click(box('No Poverty'));
    expect(screen.getByText('2 of 17 chosen')).toBeVisible();
    await user.click(screen.getByText('Send'));
    expect(sent).toHaveBeenCalledWith({ sdgs: [15, 13] });
  });

  test('at the maximum, the others are disabled', async () => {
    const { box } = await form(1);
    await user.click(box('Life on Land'));
    expect(box('No Poverty')).toBeDisabled();
    expect(box('Life on Land')).toBeEnabled();
    await user.click(box('Life on Land'));
    expect(box('No Poverty')).toBeEnabled();
  });
});

function Example({ busy }: { busy?: boolean }) {
  const [on, setOn] = useState(false);
  return <Switch label="Visible" help="Everybody can open it." checked={on} busy={busy} onChange={setOn} />;
}

describe('Switch', () => {
  test('toggles by a click on it or its label and by keyboard, and says what it does', async () => {
    render(<Example />);
    const control = screen.getByRole('switch', { name: 'Visible' });
    expect(control).toHaveAccessibleDescription('Everybody can open it.');
    await user.click(control);
    expect(control).toBeChecked();
    await user.click(screen.getByText('Visible'));
    expect(control).not.toBeChecked();
    control.focus();
    await user.keyboard(' ');
    expect(control).toBeChecked();
  });

  test('keeps the focus and ignores clicks while busy', async () => {
    render(<Example busy />);
    const control = screen.getByRole('switch', { name: 'Visible' });
    await user.click(control);
    expect(control).not.toBeChecked();
    expect(control).toHaveFocus();
  });
});
