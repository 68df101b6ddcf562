/** Resolves after pending requests have run. A browser has only a timer, which takes at least a millisecond. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    (globalThis.setImmediate ?? setTimeout)(() => resolve());
  });
