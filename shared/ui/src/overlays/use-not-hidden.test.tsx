import { act, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from './dialog.tsx';

// Loaded ahead, because on a busy machine compiling takes longer than the time limit for a window.
beforeAll(() => import('./dialog-window.tsx'));

interface Shown {
  first?: boolean;
  second?: boolean;
}
const Windows = ({ first = false, second = false }: Shown) => (
  <>
    <Dialog open={first} title="First" onClose={() => {}} />
    <Dialog open={second} title="Second" onClose={() => {}} />
  </>
);

const rootOf = (title: string) => screen.getByText(title).closest('.MuiModal-root') as HTMLElement;
const isHidden = (title: string) => rootOf(title).getAttribute('aria-hidden') === 'true';
/** As MUI does if it takes another window for the topmost one; observers are notified at once. */
const hide = (title: string) => act(async () => rootOf(title).setAttribute('aria-hidden', 'true'));

async function showFirst() {
  const { rerender } = render(<Windows first />);
  await screen.findByText('First');
  return (shown: Shown) => rerender(<Windows {...shown} />);
}

test('a window that opens while another one is closing is not left hidden', async () => {
  const show = await showFirst();
  show({ second: true });
  expect(rootOf('First')).toBeInTheDocument();
  await hide('Second');
  expect(isHidden('Second')).toBe(false);
});

test('a window under another one stays hidden until that one has gone', async () => {
  const show = await showFirst();
  show({ first: true, second: true });
  await hide('First');
  expect([isHidden('First'), isHidden('Second')]).toEqual([true, false]);
  show({ first: true });
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  expect(isHidden('First')).toBe(false);
});

test('a window hidden under another one is shown as soon as the other has left the page', async () => {
  await showFirst();
  const other = document.createElement('div');
  other.className = 'MuiModal-root';
  document.body.append(other);
  await hide('First');
  expect(isHidden('First')).toBe(true);
  await act(async () => other.remove());
  expect(isHidden('First')).toBe(false);
});
