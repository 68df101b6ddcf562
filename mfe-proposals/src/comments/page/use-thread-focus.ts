import { type RefObject, useEffect, useRef } from 'react';
import type { CommentsView } from '../state/comments-context.ts';
import { focusThread } from '../threads/thread-view.tsx';
import { threadId } from '../threads/thread-words.ts';

/** How often the thread is looked for, once a frame: a drawer takes a moment to open. */
const most = 60;

/** A thread that was opened on purpose gets the focus; a list that was opened without one, its heading. */
export function useThreadFocus(
  { isOpen, thread, draft, focusTurn }: CommentsView,
  heading: RefObject<HTMLElement | null>,
  isBeside: boolean,
): void {
  const wasOpen = useRef(false);
  const doneTurn = useRef(0);
  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpen || draft) return undefined;
    if (thread && focusTurn !== doneTurn.current) {
      let tries = 0;
      let frame = requestAnimationFrame(function look() {
        tries += 1;
        if (document.getElementById(threadId(thread))) {
          doneTurn.current = focusTurn;
          focusThread(thread);
        } else if (tries < most) frame = requestAnimationFrame(look);
      });
      return () => cancelAnimationFrame(frame);
    }
    if (isOpened && isBeside && !thread) heading.current?.focus({ preventScroll: true });
    return undefined;
  }, [isOpen, thread, draft, focusTurn, heading, isBeside]);
}
