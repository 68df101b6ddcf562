/**
 * Moves the clock of this test: `Date` stands still at now plus `milliseconds` until the answer is called. Timers and the
 * network go on.
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
