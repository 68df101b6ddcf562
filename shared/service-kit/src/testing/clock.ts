/**
 * Moves this test's clock: `Date` is frozen at now plus `milliseconds` until the returned function is called. Timers
 * and the network continue.
 */
export function travel(milliseconds: number): () => void {
  const now = Date.now() + milliseconds;
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  return () => jest.useRealTimers();
}
