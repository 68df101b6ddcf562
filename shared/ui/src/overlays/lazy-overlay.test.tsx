import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'Failed' : this.props.children;
  }
}

const Window = () => <p>Window</p>;

type HostProps = { overlay: ReturnType<typeof lazyOverlay<object>>; open: boolean };

function Host({ overlay, open }: HostProps) {
  const hasOpened = overlay.useOpened(open);
  return (
    <Boundary>
      <Suspense fallback={null}>{hasOpened && <overlay.Component />}</Suspense>
    </Boundary>
  );
}

test('shows nothing before it opens', async () => {
  const load = jest.fn(async () => Window);
  const overlay = lazyOverlay<object>(load);
  const { rerender } = render(<Host overlay={overlay} open={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Host overlay={overlay} open />);
  expect(await screen.findByText('Window')).toBeVisible();
});

test('fetches the code ahead while the page rests', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Window);
  const overlay = lazyOverlay<object>(load);
  render(<Host overlay={overlay} open={false} />);
  jest.advanceTimersByTime(5000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a failed fetch is tried again when the page comes back, not for ever', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn<Promise<typeof Window>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Window);
  const overlay = lazyOverlay<object>(load);
  const { unmount } = render(<Host overlay={overlay} open />);
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  render(<Host overlay={overlay} open />);
  expect(await screen.findByText('Window')).toBeVisible();
  silent.mockRestore();
});
