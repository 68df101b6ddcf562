import { useEffect, useState } from 'react';

/** Counts the changes of what is on the page: other words, or the same ones elsewhere. At most one a frame. */
export function usePageTurns(places: readonly { element: HTMLElement }[]): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let frame: number | undefined;
    const later = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        setTurn((count) => count + 1);
      });
    };
    const changes = new MutationObserver((mutations) => {
      if (mutations.some(({ target }) => !isOwn(target))) later();
    });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
    for (const { element } of places) {
      changes.observe(element, { childList: true, characterData: true, subtree: true });
      sizes?.observe(element);
    }
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      changes.disconnect();
      sizes?.disconnect();
    };
  }, [places]);
  return turn;
}

/** What comments themselves put beside the words. */
const isOwn = (target: Node): boolean => {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('[data-comments]') !== null;
};
