import { type RefObject, useEffect, useRef } from 'react';

/**
 * A row that is marked read may leave the list with the button that had the focus. It then goes to the row that took its
 * place, or to `otherwise` when none is left, never to the top of the document.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
) {
  const marked = useRef<{ button: Element; place: number } | undefined>(undefined);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
  useEffect(() => {
    // As long as the button is there, so is the focus.
    if (!marked.current || marked.current.button.isConnected) return;
    const { place } = marked.current;
    marked.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rest = buttons();
    (rest[Math.min(place, rest.length - 1)] ?? otherwise.current)?.focus();
  });
  /** Call it before the row goes. */
  return () => {
    const button = document.activeElement as HTMLElement;
    const place = buttons().indexOf(button);
    marked.current = place < 0 ? undefined : { button, place };
  };
}
