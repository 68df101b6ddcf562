import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../session/use-auth.ts';
import { forgetKeptText, keepNow, keepSoon } from './unsaved-text.ts';

/**
 * Keeps what is typed in the browser while it is typed, until it is sent: a reload, a crash or a dead battery loses nothing.
 * Closing the tab asks only where the browser cannot keep it.
 *
 * `name` is the form's, with the id of the record where there are several; `content` what to keep, read back with
 * `useRestoredText`: what was typed, and for a saved record what it was made from (`base`), so that a change made elsewhere
 * meanwhile is seen. `isChanged` false means there is nothing worth keeping. Never for passwords and codes.
 */
export function useKeptText(name: string, content: unknown, isChanged: boolean) {
  const { id } = useUser();
  const [isKept, setKept] = useState(true);
  const isOver = useRef(false);
  const text = JSON.stringify(content);

  useEffect(() => {
    if (isOver.current) return;
    if (isChanged) keepSoon(id, name, JSON.parse(text), setKept);
    else void forgetKeptText(id, name);
  }, [id, name, text, isChanged]);

  useEffect(() => () => keepNow(id, name), [id, name]);

  useEffect(() => {
    if (isKept || !isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept, isChanged]);

  /** After it was sent. */
  const forget = useCallback(() => {
    isOver.current = true;
    void forgetKeptText(id, name);
  }, [id, name]);

  /** True while leaving would put something aside: not once it has been sent. */
  const mayLose = useCallback(() => isChanged && !isOver.current, [isChanged]);

  return { isKept: isKept && isChanged, forget, mayLose };
}
