import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { listenToMarks, type MarkWatch } from './listen-to-marks.ts';

/**
 * Opens the one card of a text for the mark under the pointer, with the focus, or pressed. Keys: Tab reaches one mark
 * of each section, the arrows, Home and End go on from there; Enter goes into the card and Escape closes it.
 */
export function useMarks(root: RefObject<HTMLElement | null>) {
  /** The mark whose card is open. */
  const [open, setOpen] = useState<HTMLElement>();
  const watch = useRef<MarkWatch>({ isPinned: false, isCardAwaited: false });

  const show = useCallback((mark: HTMLElement | undefined, isPinned = false) => {
    const { current } = watch;
    setExpanded(current.mark, false);
    setExpanded(mark, true);
    current.mark = mark;
    current.isPinned = isPinned;
    setOpen(mark);
  }, []);

  /** Closes it and brings the focus back to the words. */
  const goBack = useCallback(() => {
    const { mark } = watch.current;
    mark?.focus({ preventScroll: true });
    // The focus has opened it again.
    show(undefined);
  }, [show]);

  /** For the card, when it comes and when it goes. */
  const onCard = useCallback((card: HTMLDivElement | null) => {
    const { current } = watch;
    current.card = card ?? undefined;
    if (card && current.isCardAwaited) focusIn(card);
    if (card) current.isCardAwaited = false;
  }, []);

  useEffect(() => {
    if (!root.current) return;
    return listenToMarks(root.current, watch.current, { show, goBack, focusIn });
  }, [root, show, goBack]);

  return { open, goBack, onCard };
}

function focusIn(card: HTMLElement): void {
  (card.querySelector<HTMLElement>('a, button') ?? card).focus({ preventScroll: true });
}

/** A found stretch is no button: it has nothing to say of being open. */
function setExpanded(mark: HTMLElement | undefined, isOpen: boolean): void {
  if (mark?.matches('[role=button]')) mark.setAttribute('aria-expanded', String(isOpen));
}
