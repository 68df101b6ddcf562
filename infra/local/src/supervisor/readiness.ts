import { setTimeout as wait } from 'node:timers/promises';

const pause = 50;

/** Asks until the address answers with success; gives up when the signal says so. */
export async function answersWell(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ok = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
    if (ok) return;
    await wait(pause, undefined, { signal });
  }
}

/** True for the line by which a process without HTTP says that it is ready: `{"ready":true,...}`. */
export function isReadyLine(line: string): boolean {
  if (!line.includes('"ready"')) return false;
  try {
    return (JSON.parse(line) as { ready?: unknown }).ready === true;
  } catch {
    return false;
  }
}
