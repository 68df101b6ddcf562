import type { Terminal } from './terminal.ts';

/** npm forwards Ctrl-C although the terminal has sent it already: a second one this soon is the same one. */
const sameKeyPress = 1_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts on the first stop signal, and ends the process on the second. Returns a function that stops listening. */
export function listenForStop(
  stopped: AbortController,
  terminal: Terminal,
  { parentCheckIntervalMs = 2_000, parentNow = () => process.ppid } = {},
): () => void {
  let first = 0;
  const onSignal = () => {
    if (first && Date.now() - first > sameKeyPress) process.exit(130);
    if (first) return;
    first = Date.now();
    terminal.line('\nStopping (once more: at once, without waiting) ...');
    stopped.abort();
  };
  for (const signal of signals) process.on(signal, onSignal);
  // npm sends a SIGTERM to the shell between itself and this process, which dies of it and forwards nothing. Nothing
  // tells a process that its parent has gone, so it looks; started by hand, it outlives its terminal.
  const parent = parentNow();
  const watch =
    process.env.npm_lifecycle_event &&
    setInterval(() => {
      if (parentNow() !== parent && !first) onSignal();
    }, parentCheckIntervalMs);
  return () => {
    clearInterval(watch || undefined);
    for (const signal of signals) process.removeListener(signal, onSignal);
  };
}
