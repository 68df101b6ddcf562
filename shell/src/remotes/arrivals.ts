/** Milliseconds without any file of a remote coming after which one that is waited for counts as lost. */
export const silence = 120_000;

/** Hears of each file of a remote that has come, in whichever version; answers how to stop. */
export function onArrival(listener: () => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => {};
  const observer = new PerformanceObserver((list) => {
    const isOfRemote = ({ name }: PerformanceEntry) => new URL(name).pathname.startsWith('/remotes/');
    if (list.getEntries().some(isOfRemote)) listener();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Somebody wants it from the beginning: this attempt counts no more, and is no failure. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

interface Waiting {
  /** Aborts when another attempt takes the place of this one. */
  replaced: AbortSignal;
  /** The error of a remote that is waited for no more. */
  lost: () => Error;
  onProgress?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Waits for as long as something comes: a slow network brings file after file, a dead one none. Those who wait are shown
 * that it takes long, and can begin anew.
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
