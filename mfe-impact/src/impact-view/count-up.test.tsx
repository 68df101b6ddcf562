import { act, render, screen } from '@testing-library/react';
import { CountUp } from './count-up.tsx';

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const digits = () => Number(document.querySelector('[data-part="count-up"]')?.textContent?.replace(',', ''));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.matchMedia = undefined as unknown as typeof window.matchMedia;
});

test('counts up for 0.4 seconds at most, and the screen reader hears the end at once', () => {
  render(<CountUp value={1_350} />);
  expect(digits()).toBe(0);
  expect(screen.getByText('1,350')).toBeInTheDocument();
  pass(150);
  expect(digits()).toBeGreaterThan(0);
  expect(digits()).toBeLessThan(1_350);
  pass(250);
  expect(digits()).toBe(1_350);
  expect(jest.getTimerCount()).toBe(0);
});

test('a new value is counted to from the old one', () => {
  const { rerender } = render(<CountUp value={100} />);
  pass(400);
  rerender(<CountUp value={200} />);
  pass(50);
  expect(digits()).toBeGreaterThan(100);
  expect(digits()).toBeLessThan(200);
  pass(350);
  expect(digits()).toBe(200);
});

test('where no frame is drawn, as in a hidden tab, the true value stands there all the same', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  render(<CountUp value={350} />);
  pass(399);
  expect(digits()).toBe(0);
  pass(1);
  expect(digits()).toBe(350);
});

test('a value that changes again and again is not behind for longer than that either', () => {
  const { rerender } = render(<CountUp value={10} />);
  for (let value = 11; value <= 14; value += 1) {
    pass(100);
    rerender(<CountUp value={value} />);
  }
  pass(400);
  expect(digits()).toBe(14);
});

test('under reduced motion the value simply stands there, a changed one too', () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  const { rerender } = render(<CountUp value={350} />);
  expect(digits()).toBe(350);
  rerender(<CountUp value={360} />);
  expect(digits()).toBe(360);
  expect(jest.getTimerCount()).toBe(0);
});
