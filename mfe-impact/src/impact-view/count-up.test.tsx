import { act, render, screen } from '@testing-library/react';
import { CountUp } from './count-up.tsx';

let frames: FrameRequestCallback[] = [];
const at = (time: number) =>
  act(() => {
    const now = frames;
    frames = [];
    for (const frame of now) frame(time);
  });
const digits = () => Number(document.querySelector('[data-part="count-up"]')?.textContent?.replace(',', ''));

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
});
afterEach(() => jest.restoreAllMocks());

test('counts up for one second, and the screen reader hears the end at once', () => {
  render(<CountUp value={1_350} />);
  expect(digits()).toBe(0);
  expect(screen.getByText('1,350')).toBeInTheDocument();
  at(5_000);
  at(5_500);
  expect(digits()).toBeGreaterThan(0);
  expect(digits()).toBeLessThan(1_350);
  at(5_999);
  expect(frames).toHaveLength(1);
  at(6_000);
  expect(digits()).toBe(1_350);
  expect(frames).toHaveLength(0);
});

test('a new value is counted to from the old one', () => {
  const { rerender } = render(<CountUp value={100} />);
  at(0);
  at(1_000);
  rerender(<CountUp value={200} />);
  at(2_000);
  at(2_100);
  expect(digits()).toBeGreaterThan(100);
  at(3_000);
  expect(digits()).toBe(200);
});

test('under reduced motion the value simply stands there', () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  render(<CountUp value={350} />);
  expect(digits()).toBe(350);
  expect(frames).toHaveLength(0);
  window.matchMedia = undefined as unknown as typeof window.matchMedia;
});
