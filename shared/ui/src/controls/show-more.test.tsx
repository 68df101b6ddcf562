import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowMore, type ShowMoreProps } from './show-more.tsx';

const given: ShowMoreProps = {
  noun: 'organizations',
  shown: 50,
  total: 1_200,
  hasMore: true,
  isBusy: false,
  hasFailed: false,
  onShowMore: () => {},
};

let near: (() => void)[] = [];

beforeEach(() => {
  near = [];
  class Observer {
    isOn = true;
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => near.push(() => this.isOn && this.tell([{ isIntersecting: true }]));
    disconnect = () => {
      this.isOn = false;
    };
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('shows how many of how many, and requests more once when the end is near', () => {
  const onShowMore = jest.fn();
  render(<ShowMore {...given} onShowMore={onShowMore} />);
  expect(screen.getByText('Showing 50 of 1,200.')).toBeVisible();
  near[0]?.();
  near[0]?.();
  expect(onShowMore).toHaveBeenCalledTimes(1);
});

test('the button requests more, too, and only then the new number is announced', async () => {
  const onShowMore = jest.fn();
  const onShown = jest.fn();
  const { rerender } = render(<ShowMore {...given} onShowMore={onShowMore} onShown={onShown} />);
  rerender(<ShowMore {...given} shown={100} onShowMore={onShowMore} onShown={onShown} />);
  expect(onShown).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onShowMore).toHaveBeenCalledTimes(1);
  rerender(<ShowMore {...given} shown={1_200} hasMore={false} onShowMore={onShowMore} onShown={onShown} />);
  expect(onShown).toHaveBeenCalledWith('1,200 organizations shown');
  expect(screen.getByText('All 1,200 are shown.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['while more is on its way', { isBusy: true }],
  ['after a failure', { hasFailed: true }],
  ['at the end of the list', { hasMore: false }],
])('nothing is requested automatically %s', (_name, changes) => {
  render(<ShowMore {...given} {...changes} />);
  expect(near).toHaveLength(0);
});
