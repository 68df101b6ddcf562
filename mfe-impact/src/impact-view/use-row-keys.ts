import { type RefObject, useEffect } from 'react';

/** Where the arrows are free to use: on the page itself, its heading and the rows. */
const startsHere = (element: Element | null, list: HTMLElement): boolean =>
  element === null || element === document.body || element.tagName === 'H1' || list.contains(element);

/** Arrow up and down move over the rows' links, Enter opens the focused one as any link. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const active = document.activeElement;
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!list.current || !startsHere(active, list.current)) return;
      const links = [...list.current.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
      const at = links.indexOf(active as HTMLAnchorElement);
      const next = links[at + step];
      if (!next || (at === -1 && step === -1)) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [list]);
}
