import { type GuestClient, Refusal } from '@harambee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two questions: while somebody is at the page, and after they have been still for a while. */
const pace = { active: 2_000, still: 10_000, failing: 15_000, stillAfter: 60_000 } as const;

export interface GuestRead<Data> {
  data: Data | undefined;
  /** Why it could not be read last; what was read before stays. */
  failure: string | undefined;
  /** Reads now, for one's own writes; resolves when it has. */
  readNow(): Promise<void>;
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** When somebody last did something on this page. */
function useActivity() {
  const last = useRef(Date.now());
  useEffect(() => {
    const note = () => {
      last.current = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }, []);
  return last;
}

/**
 * What a guest reads, kept new: asks again every two seconds while somebody is at the page, seldom when nobody is, and
 * never while it is hidden. An answer that says that nothing has changed costs no body (GUEST-13).
 */
export function useGuestRead<Data>(client: GuestClient, path: string): GuestRead<Data> {
  const [read, setRead] = useState<{ data?: Data; failure?: string }>({});
  const tag = useRef<string>(undefined);
  const activity = useActivity();
  const asking = useRef<Promise<boolean>>(undefined);

  const ask = useCallback((): Promise<boolean> => {
    asking.current ??= client
      .call<Data>(path, { tag: tag.current })
      .then(
        (answer) => {
          tag.current = answer.tag;
          const { data } = answer;
          setRead((before) => {
            if (data !== undefined) return { data };
            return before.failure === undefined ? before : { data: before.data as Data };
          });
          return true;
        },
        (error: unknown) => {
          const failure = error instanceof Refusal ? error.message : 'That did not work. Please try again.';
          setRead((before) => ({ ...before, failure }));
          return false;
        },
      )
      .finally(() => {
        asking.current = undefined;
      });
    return asking.current;
  }, [client, path]);

  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const next = (worked: boolean) => {
      if (isOver || document.visibilityState === 'hidden') return;
      const isStill = Date.now() - activity.current > pace.stillAfter;
      const wait = !worked ? pace.failing : isStill ? pace.still : pace.active;
      timer = window.setTimeout(round, wait);
    };
    const round = () => void ask().then(next);
    const onVisibility = () => {
      window.clearTimeout(timer);
      if (document.visibilityState !== 'hidden') round();
    };
    round();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onVisibility);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onVisibility);
    };
  }, [ask, activity]);

  const readNow = useCallback(async () => {
    // One that is under way may have been asked before the write.
    await asking.current;
    await ask();
  }, [ask]);
  return { data: read.data, failure: read.failure, readNow };
}
