import { useEffect, useRef } from 'react';

/** Milliseconds without a key. */
const pause = 1_200;

/** Saves after a pause, one request after the other, and what is left when the editor goes. */
export function usePausedSave(send: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  /** Answers when everything typed so far is saved, or could not be. */
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    running.current = (running.current ?? Promise.resolve()).then(send);
    return running.current;
  };
  const flushLast = useRef(flush);
  flushLast.current = flush;
  useEffect(() => () => void flushLast.current(), []);

  return {
    flush,
    /** Nothing was typed that is not saved: what was about to be sent is not. */
    forget: () => clearTimeout(timer.current),
    saveLater: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flushLast.current(), pause);
    },
  };
}
