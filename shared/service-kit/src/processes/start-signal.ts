/**
 * Resolves when the supervisor says that what this process needs is ready. It starts processes early (`WAIT_FOR_START`),
 * because loading their modules takes longer than anything they wait for. In any other process this resolves at once.
 */
export function startSignal(): Promise<void> {
  if (!process.env.WAIT_FOR_START || !process.connected) return Promise.resolve();
  // Node keeps what was sent before somebody listened. The channel stays: Node 20 fails if it is closed from here.
  return new Promise((resolve) => process.once('message', () => resolve()));
}
