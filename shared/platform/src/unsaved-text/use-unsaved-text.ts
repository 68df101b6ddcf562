import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../session/use-auth.ts';
import { deleteUnsavedText, storeUnsavedNow, storeUnsavedSoon } from './unsaved-text.ts';

/**
 * Stores what is typed in the browser until it is sent, so that a reload, a crash or a dead battery loses nothing.
 * Closing the tab asks for confirmation only if the browser cannot store it.
 *
 * `name` names the form, with the id of the record if there are several. `content` is what was typed and, for a saved
 * record, the values it started from (`base`), so that `useRestoredText` can tell if somebody else has changed it since.
 * `isChanged` is false if there is nothing to store. Never use it for passwords and codes.
 */
export function useUnsavedText(name: string, content: unknown, isChanged: boolean) {
  const { id } = useUser();
  const [isStored, setStored] = useState(true);
  const isOver = useRef(false);
  const text = JSON.stringify(content);

  useEffect(() => {
    if (isOver.current) return;
    if (isChanged) storeUnsavedSoon(id, name, JSON.parse(text), setStored);
    else void deleteUnsavedText(id, name);
  }, [id, name, text, isChanged]);

  useEffect(() => () => storeUnsavedNow(id, name), [id, name]);

  useEffect(() => {
    if (isStored || !isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStored, isChanged]);

  /**
   * Stores this at once. For what a page does not draw with each key: the page may be gone before React comes to draw
   * the last words and the effects above see them.
   */
  const noteTyped = useCallback(
    (typed: unknown) => {
      if (!isOver.current) storeUnsavedSoon(id, name, typed, setStored);
    },
    [id, name],
  );

  /** Call it once the text was sent. */
  const forget = useCallback(() => {
    isOver.current = true;
    void deleteUnsavedText(id, name);
  }, [id, name]);

  /** True while leaving the page would interrupt unsent text. */
  const mayLose = useCallback(() => isChanged && !isOver.current, [isChanged]);

  return { isStored: isStored && isChanged, noteTyped, forget, mayLose };
}
