import { proposalStatuses, proposalStatusNames } from '@harambee/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './controls/button.tsx';
import { initialsOf } from './display/avatar.tsx';
import { Figure, Figures } from './display/figures.tsx';
import { Money } from './display/money.tsx';
import { RelativeTime } from './display/relative-time.tsx';
import { ProposalStatusChip } from './display/status-chip.tsx';
import { Banner } from './feedback/banner.tsx';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { RestoredBanner } from './feedback/restored-banner.tsx';
import { Loading, SkeletonCards } from './feedback/skeleton.tsx';
import { EmptyState, ErrorState } from './feedback/states.tsx';
import { ToastHost } from './feedback/toast-host.tsx';
import { Card } from './layout/card.tsx';
import { TestRouter } from './test-router.tsx';

const user = userEvent.setup();

describe('Button', () => {
  test('is a button unless it has an address', () => {
    render(
      <TestRouter>
        <Button>Save</Button>
        <Button to="/proposals/new">New Proposal</Button>
        <Button href="https://example.org">Elsewhere</Button>
      </TestRouter>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposals/new');
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://example.org');
  });

  test('busy: keeps name and focus, ignores clicks and does not submit its form', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Create Proposal
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Create Proposal' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

test.each(proposalStatusNames)('the chip of %s has text, tone and icon', (status) => {
  const { container } = render(<ProposalStatusChip status={status} />);
  const chip = screen.getByText(proposalStatuses[status].label);
  expect(chip).toHaveAttribute('data-tone', proposalStatuses[status].tone);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon?.hasAttribute('data-spin')).toBe(status === 'generating');
});

test('figures: a named group, or a link if it has an address', () => {
  render(
    <TestRouter>
      <Figures>
        <Figure label="Completed" value={3} unit="ready to send" />
        <Figure label="Impact Points" value={350} note="50 more to Level 5" to="/impact" />
      </Figures>
    </TestRouter>,
  );
  expect(screen.getByRole('group', { name: 'Completed' })).toHaveTextContent('Completed3ready to send');
  expect(screen.getByRole('link', { name: /Impact Points/ })).toHaveAttribute('href', '/impact');
});

test('a card with a title is a region with that name', () => {
  render(<Card title="Recent proposals">Rows</Card>);
  expect(screen.getByRole('region', { name: 'Recent proposals' })).toHaveTextContent('Rows');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Recent proposals');
});

test('progress has a name, a value within bounds and its own text', () => {
  render(<ProgressBar label="Drafting" value={130} valueText="part 8 of 8" />);
  const bar = screen.getByRole('progressbar', { name: 'Drafting' });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar).toHaveAttribute('aria-valuetext', 'part 8 of 8');
});

test('errors interrupt, other banners wait', () => {
  render(
    <>
      <Banner tone="error" title="Not saved" />
      <Banner tone="warning" title="Sample proposal" actions={<button type="button">Retry</button>} />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Sample proposal');
});

test('an empty state explains, a failed one offers a retry', async () => {
  const onRetry = jest.fn();
  render(
    <>
      <EmptyState
        picture="boat"
        title="Your first proposal starts here"
        action={<button type="button">New</button>}
      />
      <ErrorState title="Proposals couldn't be loaded" onRetry={onRetry} reference="7F3A" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Your first proposal starts here' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('7F3A');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('loading is announced once, and its placeholders are silent', () => {
  render(
    <Loading label="Loading proposals">
      <SkeletonCards count={2} />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading proposals$/);
});

test('money and initials', () => {
  render(<Money amount={1234567} />);
  expect(screen.getByText('$1,234,567')).toBeVisible();
  expect(initialsOf('Wanjiru Achieng')).toBe('WA');
  expect(initialsOf('  Maji ')).toBe('M');
  expect(initialsOf('')).toBe('?');
  expect(initialsOf('𝒜na 你好')).toBe('𝒜你');
});

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('a relative time is updated and has the full time as a tooltip', () => {
    render(<RelativeTime value="2026-11-20T09:59:30Z" />);
    const time = screen.getByText('just now');
    expect(time).toHaveAttribute('datetime', '2026-11-20T09:59:30.000Z');
    expect(time.title).toContain('2026');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('1m ago')).toBeVisible();
  });

  test('an invalid time says so', () => {
    render(<RelativeTime value="yesterday" />);
    expect(screen.getByText('Invalid date')).not.toHaveAttribute('datetime');
  });

  test('toasts close by themselves, one after the other, but not while one has the focus or offers an action', () => {
    const onClose = jest.fn();
    const toast = { id: 1, message: 'Saved' };
    const { rerender } = render(<ToastHost toasts={[toast, { id: 2, message: 'Sent' }]} onClose={onClose} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose.mock.calls).toEqual([[1]]);

    rerender(<ToastHost toasts={[{ id: 2, message: 'Sent' }]} onClose={onClose} />);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => jest.advanceTimersByTime(20_000));
    expect(onClose).toHaveBeenCalledTimes(1);

    rerender(
      <ToastHost
        toasts={[{ id: 3, message: 'Not saved', action: <button type="button">Try</button> }]}
        onClose={onClose}
      />,
    );
    act(() => jest.advanceTimersByTime(20_000));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Try' })).toBeVisible();
  });

  test('a toast with Undo stays twice as long, and says so once', () => {
    const onClose = jest.fn();
    const undo = jest.fn();
    render(<ToastHost toasts={[{ id: 7, message: 'Discarded', undo }]} onClose={onClose} />);
    act(() => jest.advanceTimersByTime(11_000));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onClose.mock.calls).toEqual([[7]]);
    act(() => jest.advanceTimersByTime(1_000));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('restored text is reported with its time, and can be continued or discarded', () => {
    const onDiscard = jest.fn();
    render(
      <form>
        <RestoredBanner at={new Date(2026, 10, 22, 17, 40).getTime()} onDiscard={onDiscard}>
          It is not saved yet.
        </RestoredBanner>
        <input aria-label="Title" />
      </form>,
    );
    expect(screen.getByText('We kept what you typed on November 22, 2026 at 17:40')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByText(/We kept/)).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });
});
