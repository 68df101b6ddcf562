import { readUnsavedText, readUserId, storeUnsavedText, useUser } from '@harambee/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePagePattern } from '../remotes/use-page-pattern.ts';

export interface RecentPage {
  path: string;
  title: string;
}

/** Stored with unsaved text, so that signing out removes it from this computer. */
const name = 'recent-pages';
const most = 6;
/** A page that has just opened may still be loading its title. */
const settled = 400;
/** Titles of placeholder pages. */
const noPage = /not found|could not be|^loading|^harambee$/i;

const isPage = (page: unknown): page is RecentPage =>
  typeof (page as RecentPage | null)?.path === 'string' && typeof (page as RecentPage).title === 'string';

/** The last few pages, newest first. */
export function readRecentPages(userId: string): RecentPage[] {
  const kept = readUnsavedText(userId, name);
  return Array.isArray(kept) ? kept.filter(isPage) : [];
}

export function keepRecentPage(userId: string, page: RecentPage): void {
  if (page.title === '' || noPage.test(page.title)) return;
  // After sign-out the page may stay visible for a moment: nothing is stored for that person anymore.
  if (readUserId() !== userId) return;
  const others = readRecentPages(userId).filter(({ path }) => path !== page.path);
  storeUnsavedText(userId, name, [page, ...others].slice(0, most));
}

const titleOfPage = () => document.title.replace(/ · Harambee$/, '');

/** Remembers the current page by its title. */
export function useRecentPages(): void {
  const { id } = useUser();
  const { pathname } = useLocation();
  const isOfProduct = usePagePattern() !== undefined;
  useEffect(() => {
    if (!isOfProduct) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeUnsavedSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepRecentPage(id, { path: pathname, title: titleOfPage() }), settled);
    };
    storeUnsavedSoon();
    let shown = document.title;
    // Styles are added to the head all the time; only a new title counts.
    const observer = new MutationObserver(() => {
      if (document.title === shown) return;
      shown = document.title;
      storeUnsavedSoon();
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, pathname, isOfProduct]);
}
