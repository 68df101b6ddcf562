import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two questions. A question costs a starting process nothing before it listens, and little after. */
const pause = 50;
/** A busy machine may take many seconds for one answer; a new request would start the wait again. */
const longestAnswer = 20_000;

/**
 * Asks until the address responds with success, or until the signal aborts. `onAnswer` is called for every
 * answer.
 */
export async function answersWell(url: string, signal: AbortSignal, onAnswer = () => {}): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const status = await statusOf(url, signal);
    if (status !== undefined) onAnswer();
    if (status !== undefined && status >= 200 && status < 300) return;
    await wait(pause, undefined, { signal });
  }
}

/**
 * Undefined without an answer. Not by `fetch`: it keeps the connection for the next call, and looks after it twice a
 * second for more than a minute.
 */
function statusOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, signal, timeout: longestAnswer }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(undefined));
  });
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
