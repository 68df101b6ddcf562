import { act, render, screen } from '@testing-library/react';
import { ScrollBox } from './scroll-box.tsx';

let measure = () => {};
const widths = { scroll: 300, client: 300 };

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.scroll);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.client);
});
afterEach(() => jest.restoreAllMocks());

test('a named tab stop, only while it scrolls', () => {
  render(<ScrollBox label="What it costs">wide</ScrollBox>);
  act(() => measure());
  expect(screen.queryByRole('region')).toBeNull();
  widths.scroll = 900;
  act(() => measure());
  const box = screen.getByRole('region', { name: 'What it costs' });
  box.focus();
  expect(box).toHaveFocus();
  widths.scroll = 300;
  act(() => measure());
  expect(screen.queryByRole('region')).toBeNull();
});
