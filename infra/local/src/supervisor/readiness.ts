import { setTimeout as wait } from 'node:timers/promises';

const shortestPause = 50;
const longestPause = 500;

/**
 * Polls until the address responds with success, or until the signal aborts. `onAnswer` is called for every
 * answer.
 */
export async function answersWell(url: string, signal: AbortSignal, onAnswer = () => {}): Promise<void> {
  for (let pause = shortestPause; ; pause = Math.min(pause * 1.2, longestPause)) {
    signal.throwIfAborted();
    // A busy machine may take many seconds for one answer; a new request would start the wait again.
    const ok = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]) })
      .then(async (response) => {
        await response.arrayBuffer();
        onAnswer();
        return response.ok;
      })
      .catch(() => false);
    if (ok) return;
    await wait(pause, undefined, { signal });
  }
}

/** True for the line with which a process without HTTP reports that it is ready: `{"ready":true,...}`. */
export function isReadyLine(line: string): boolean {
  if (!line.includes('"ready"')) return false;
  try {
    return (JSON.parse(line) as { ready?: unknown }).ready === true;
  } catch {
    return false;
  }
}
