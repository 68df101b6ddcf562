import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from './navigation.tsx';

/** The path whose heading was shown last. Lives as long as the document: null means it has just been loaded. */
let shownPath: string | null = null;

/**
 * Sets the document's title, and moves the focus to the heading when the path has changed, so that keyboard and
 * screen reader go on where the new page begins. The first page of a document leaves the focus where the browser or
 * an autofocus put it, and a page that arrives while somebody types beside it (to Rafiki) leaves it there, too. Pages with a layout of their own (sign-in) use this; the others get it with `Page`.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useNavigation().location;

  useEffect(() => {
    document.title = `${title} · Harambee`;
  }, [title]);

  useEffect(() => {
    const isFirst = shownPath === null;
    // A page that replaces its own loading state takes the focused heading away; then it is given to the new one.
    const lostFocus = document.activeElement === document.body;
    const isNewPage = shownPath !== pathname;
    shownPath = pathname;
    if (!isFirst && (isNewPage || lostFocus) && !isTypingBesidePage()) heading.current?.focus();
  }, [pathname]);

  return heading;
}

/** A dialog over the page makes way for it, whatever was typed there. */
function isTypingBesidePage(): boolean {
  const field = document.activeElement;
  return (
    field instanceof HTMLTextAreaElement && field.value !== '' && !field.closest('main, [role="dialog"]')
  );
}
