import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestRouter } from '../test-router.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';

const user = userEvent.setup();

function Deletion({ onConfirm, busy }: { onConfirm: () => void; busy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TestRouter>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete…
      </button>
      <ConfirmDialog
        open={isOpen}
        kind="danger"
        title="Delete this proposal?"
        text="Its three versions are deleted."
        confirmLabel="Delete proposal"
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => setIsOpen(false)}
      />
    </TestRouter>
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('ConfirmDialog', () => {
  test('has a name, keeps the focus, and returns it to the button when canceled', async () => {
    const onConfirm = jest.fn();
    render(<Deletion onConfirm={onConfirm} />);
    await user.click(screen.getByText('Delete…'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this proposal?' });
    expect(dialog).toHaveAccessibleDescription('Its three versions are deleted.');
    // Enter chooses the harmless answer.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      expect(dialog.parentElement?.contains(document.activeElement)).toBe(true);
    }
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(screen.getByText('Delete…')).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('Escape cancels', async () => {
    render(<Deletion onConfirm={() => {}} />);
    await user.click(screen.getByText('Delete…'));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.getByText('Delete…')).toHaveFocus();
  });

  test('confirms once, and not again while busy', async () => {
    const onConfirm = jest.fn();
    const { rerender } = render(<Deletion onConfirm={onConfirm} />);
    await user.click(screen.getByText('Delete…'));
    await user.click(await screen.findByRole('button', { name: 'Delete proposal' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    rerender(<Deletion onConfirm={onConfirm} busy />);
    await user.click(screen.getByRole('button', { name: 'Delete proposal' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

test('a drawer is a named dialog that Escape closes', async () => {
  const onClose = jest.fn();
  render(
    <Drawer open label="Main menu" onClose={onClose}>
      <a href="/x">Dashboard</a>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Main menu' })).toHaveTextContent('Dashboard');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('a sheet has a heading and a close button', async () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="Sections" onClose={onClose}>
      Five
    </Sheet>,
  );
  expect(await screen.findByRole('heading', { name: 'Sections' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a menu opens by keyboard, moves with arrows, runs the action and returns the focus', async () => {
  const onSelect = jest.fn();
  render(
    <TestRouter>
      <Menu
        label="More"
        items={[
          { label: 'Edit', to: '/edit' },
          { label: 'Delete', danger: true, onSelect },
        ]}
      />
    </TestRouter>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{Enter}');
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', '/edit');
  await waitFor(() => expect(edit).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
