import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  card: string;
  /** Of its upper edge, from the top of the window. */
  top: number;
  /** The card whose link was followed. */
  focused?: string;
}

const cardIn = (list: HTMLElement, id: string) => list.querySelector(`[data-card="${CSS.escape(id)}"]`);

/** By the place in the browser's history: Back finds it again, the link in the navigation begins at the top. */
const places = new Map<string, Place>();

/**
 * Back from a proposal leads to the card one left from. The browser's own scroll position does not: cards that were
 * never in sight again have only a height that is guessed, and the sum of the guesses is off by screens.
 */
export function useListPosition(list: RefObject<HTMLElement | null>, isShown: boolean) {
  const { key } = useLocation();
  const newestKey = useRef(key);
  const isRestored = useRef(false);

  useEffect(() => {
    if (!isShown || isRestored.current) return;
    isRestored.current = true;
    const place = places.get(key);
    const card = place && list.current && cardIn(list.current, place.card);
    if (!place || !list.current || !card) return;
    const bringBack = () => window.scrollBy(0, card.getBoundingClientRect().top - place.top);
    bringBack();
    // Once more when the cards that came in sight have got their true heights.
    const frame = requestAnimationFrame(bringBack);
    const left = place.focused && cardIn(list.current, place.focused);
    if (left) left.querySelector<HTMLElement>('[data-card-link]')?.focus({ preventScroll: true });
    return () => cancelAnimationFrame(frame);
  }, [isShown, key, list]);

  useEffect(() => {
    newestKey.current = key;
  }, [key]);

  // A layout effect: it is undone while the cards are still where they were.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const place = element && firstInSight(element);
      if (place) places.set(newestKey.current, place);
    };
  }, [list]);
}

function firstInSight(list: HTMLElement): Place | undefined {
  const left = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
  for (const element of list.querySelectorAll<HTMLElement>('[data-card]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && element.dataset.card) return { card: element.dataset.card, top, focused: left };
  }
  return undefined;
}
