import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from './auth.tsx';
import { forgetKeptText, keepText } from './kept-text.ts';

/**
 * Keeps what is typed in the browser with every change, until it is sent: a reload or a crash loses nothing. Closing the
 * tab asks only where the browser cannot keep it.
 *
 * `name` is the form's; `content` what to keep, read back with `readKeptText`; `isChanged` false means there is nothing worth
 * keeping.
 */
export function useKeptText(name: string, content: unknown, isChanged: boolean) {
  const { id } = useUser();
  const [isKept, setKept] = useState(true);
  const isOver = useRef(false);
  const text = JSON.stringify(content);

  useEffect(() => {
    if (isOver.current) return;
    if (isChanged) setKept(keepText(id, name, JSON.parse(text)));
    else forgetKeptText(id, name);
  }, [id, name, text, isChanged]);

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
    forgetKeptText(id, name);
  }, [id, name]);

  /** True while leaving would put something aside: not once it has been sent. */
  const mayLose = useCallback(() => isChanged && !isOver.current, [isChanged]);

  return { isKept: isKept && isChanged, forget, mayLose };
}
