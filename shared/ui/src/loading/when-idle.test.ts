import { whenIdle } from './when-idle.ts';

/** The browser's idle calls, run by hand. */
let asked: (() => void)[] = [];
let arrivals: { startTime: number; duration: number }[] = [];
const idle = () => {
  const calls = asked;
  asked = [];
  for (const call of calls) call();
};
/** Something takes that long and arrives now. */
const arrive = (duration: number) => arrivals.push({ startTime: performance.now() - duration, duration });

class FakeObserver {
  observe() {}
  takeRecords() {
    const taken = arrivals;
    arrivals = [];
    return taken;
  }
}

let turn = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // The fake clock begins anew for each test; what has arrived before must be in the past.
  turn += 1;
  jest.advanceTimersByTime(turn * 30_000);
  [asked, arrivals] = [[], []];
  performance.getEntriesByType ??= () => [];
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => asked.push(call),
    cancelIdleCallback: () => {
      asked = [];
    },
  });
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('work waits for the browser and for the line, because what is fetched ahead would delay the page', () => {
  const work = jest.fn();
  whenIdle(work);
  arrive(600);
  idle();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(900);
  arrive(600);
  jest.advanceTimersByTime(100);
  idle();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  idle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a line that is never free delays work by five seconds at most', () => {
  const work = jest.fn();
  whenIdle(work);
  for (let waited = 0; waited <= 5_000; waited += 500) {
    arrive(100);
    idle();
    jest.advanceTimersByTime(500);
  }
  jest.advanceTimersByTime(1_000);
  idle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('canceled work does not run, whatever it waits for', () => {
  const work = jest.fn();
  whenIdle(work)();
  idle();
  const cancel = whenIdle(work);
  arrive(100);
  idle();
  cancel();
  jest.advanceTimersByTime(10_000);
  idle();
  expect(work).not.toHaveBeenCalled();
});

test('a browser that cannot tell waits a moment', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
