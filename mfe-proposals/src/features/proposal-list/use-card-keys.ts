import { type RefObject, useEffect } from 'react';

const cardLinks = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('a[data-card-link]') ?? []),
];

/** Where the arrows are free to use: on the page itself, its heading, the search field and the cards. */
function startsHere(element: Element | null, list: HTMLElement): boolean {
  if (element === null || element === document.body || element.tagName === 'H1') return true;
  return list.contains(element) || element.getAttribute('type') === 'search';
}

/** Arrow up and down move over the cards, Enter opens the focused one as any link. */
export function useCardKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const active = document.activeElement;
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!list.current || !startsHere(active, list.current)) return;
      const links = cardLinks(list.current);
      const at = links.findIndex((link) => link.closest('article')?.contains(active));
      const next = links[at + step];
      if (!next || (at === -1 && step === -1)) return;
      event.preventDefault();
      next.focus();
      next.closest('article')?.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [list]);
}
