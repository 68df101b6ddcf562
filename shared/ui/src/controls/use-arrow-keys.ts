import { type RefObject, useEffect } from 'react';

interface ArrowKeys {
  /** The list; other keys control the rest of the page. */
  list: RefObject<HTMLElement | null>;
  /** Selects the link of each row. */
  links: string;
  /** Selects the row around a link if it contains other focusable elements. Without it, the link is the row. */
  row?: string;
}

/** Where the arrow keys may be used: on the page itself, its heading, a search field and the list. */
function startsHere(element: Element | null, list: HTMLElement): boolean {
  if (element === null || element === document.body || element.tagName === 'H1') return true;
  return list.contains(element) || element.getAttribute('type') === 'search';
}

/** Arrow up and down move over the rows of a list; Enter opens the focused one like any link. */
export function useArrowKeys({ list, links: selector, row }: ArrowKeys): void {
  useEffect(() => {
    const rowOf = (link: HTMLElement) => (row ? link.closest(row) : link) ?? link;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const active = document.activeElement;
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!list.current || !startsHere(active, list.current)) return;
      const links = [...list.current.querySelectorAll<HTMLElement>(selector)];
      const at = links.findIndex((link) => rowOf(link).contains(active));
      const next = links[at + step];
      if (!next || (at === -1 && step === -1)) return;
      event.preventDefault();
      next.focus();
      rowOf(next).scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [list, selector, row]);
}
