import { type RefObject, useEffect, useRef } from 'react';

/**
 * A row that is marked as read may leave the list together with the focused button. The focus then moves to the
 * row that took its place, or to `otherwise` if none is left, never to the top of the document.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
) {
  const marked = useRef<{ button: Element; place: number } | undefined>(undefined);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
  useEffect(() => {
    // While the button exists, it keeps the focus.
    if (!marked.current || marked.current.button.isConnected) return;
    const { place } = marked.current;
    marked.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rest = buttons();
    (rest[Math.min(place, rest.length - 1)] ?? otherwise.current)?.focus();
  });
  /** Call it before the row disappears. */
  return () => {
    const button = document.activeElement as HTMLElement;
    const place = buttons().indexOf(button);
    marked.current = place < 0 ? undefined : { button, place };
  };
}
