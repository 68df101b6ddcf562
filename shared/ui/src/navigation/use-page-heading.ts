import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from './navigation.tsx';

/** The path whose heading was shown last; null if the document has just loaded. */
let shownPath: string | null = null;

/** For pages that follow one which this package has not shown, in the same document: they are not its first. */
export function noteShownPage(pathname: string): void {
  shownPath = pathname;
}

/**
 * Sets the document's title, and moves the focus to the heading when the path has changed, so that keyboard and
 * screen reader users continue at the start of the new page. The first page of a document does not move the focus,
 * nor does a page that appears while somebody types beside it (to Rafiki). Pages with their own layout (sign-in) use
 * this; the others get it with `Page`.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useNavigation().location;

  useEffect(() => {
    document.title = `${title} · Harambee`;
  }, [title]);

  useEffect(() => {
    const isFirst = shownPath === null;
    // A page that replaces its loading state removes the focused heading, so the new heading gets the focus.
    const lostFocus = document.activeElement === document.body;
    const isNewPage = shownPath !== pathname;
    shownPath = pathname;
    if (!isFirst && (isNewPage || lostFocus) && !isTypingBesidePage()) heading.current?.focus();
  }, [pathname]);

  return heading;
}

/** A dialog over the page closes for it, so typing there does not count. */
function isTypingBesidePage(): boolean {
  const field = document.activeElement;
  return (
    field instanceof HTMLTextAreaElement && field.value !== '' && !field.closest('main, [role="dialog"]')
  );
}
