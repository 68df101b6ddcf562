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

/**
 * Runs a test with its clock stopped, so that all its calls fall into one minute: limits count by the minutes of the
 * clock, and on a slow machine the next minute may begin between two calls.
 */
export async function withinOneMinute(run: () => Promise<void>): Promise<void> {
  const back = travel(0);
  try {
    await run();
  } finally {
    back();
  }
}
