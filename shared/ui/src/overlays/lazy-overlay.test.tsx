import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';

const Window = () => <p>Window</p>;

interface WindowProps {
  onClose?: () => void;
}

function Host({ overlay, open }: { overlay: ReturnType<typeof lazyOverlay<WindowProps>>; open: boolean }) {
  const hasOpened = overlay.useOpened(open);
  return <Suspense fallback={null}>{hasOpened && open && <overlay.Component onClose={closed} />}</Suspense>;
}
const closed = jest.fn();

test('shows nothing before it opens', async () => {
  const load = jest.fn(async () => Window);
  const overlay = lazyOverlay<WindowProps>(load);
  const { rerender } = render(<Host overlay={overlay} open={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Host overlay={overlay} open />);
  expect(await screen.findByText('Window')).toBeVisible();
});

test('loads the code ahead while the page is idle', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Window);
  const overlay = lazyOverlay<WindowProps>(load);
  render(<Host overlay={overlay} open={false} />);
  jest.advanceTimersByTime(5000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a failed load is reported, affects nothing else, and is retried at the next opening', async () => {
  const load = jest
    .fn<Promise<typeof Window>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Window);
  const overlay = lazyOverlay<WindowProps>(load);
  const { rerender } = render(<Host overlay={overlay} open />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This window could not be loadedNothing is lost. Check your connection, then open it again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
  rerender(<Host overlay={overlay} open={false} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Host overlay={overlay} open />);
  expect(await screen.findByText('Window')).toBeVisible();
});
