/** Milliseconds without any new file of a remote after which loading it counts as failed. */
export const silence = 120_000;

/** Calls back for each file of a remote that has arrived, in any version. Returns a function that stops it. */
export function onArrival(listener: () => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => {};
  const observer = new PerformanceObserver((list) => {
    const isOfRemote = ({ name }: PerformanceEntry) => new URL(name).pathname.startsWith('/remotes/');
    if (list.getEntries().some(isOfRemote)) listener();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Somebody retries from the beginning: this attempt no longer counts, and is not a failure. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

interface Waiting {
  /** Aborts when another attempt replaces this one. */
  replaced: AbortSignal;
  /** The error of a remote that nobody waits for anymore. */
  lost: () => Error;
  onProgress?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Waits as long as files arrive: a slow network delivers file after file, a dead one none. Meanwhile the page
 * says that it takes long, and offers to retry.
 */
export function whileItComes<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { replaced, lost, onProgress }: Waiting,
): Promise<T> {
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const giveUp = (error: Error) => {
      reject(error);
      over.abort();
      stop();
    };
    const late = () => giveUp(lost());
    let timer = setTimeout(late, silence);
    const stopHearing = onProgress?.(() => {
      clearTimeout(timer);
      timer = setTimeout(late, silence);
    });
    const onReplaced = () => giveUp(new GivenUp('Another attempt has started'));
    const stop = () => {
      clearTimeout(timer);
      stopHearing?.();
      replaced.removeEventListener('abort', onReplaced);
    };
    replaced.addEventListener('abort', onReplaced);
    work(over.signal).then(resolve, reject).finally(stop);
  });
}
