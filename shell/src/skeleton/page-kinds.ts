import { isOfRoute, signedInRoutes } from '@harambee/domain';

/** What a page looks like while it loads. */
export type PageKind = 'dashboard' | 'cards' | 'list' | 'form' | 'detail' | 'figures';
type Route = (typeof signedInRoutes)[number];

const kinds: Record<Route, PageKind> = {
  '/dashboard': 'dashboard',
  '/profiles': 'detail',
  '/profiles/new': 'form',
  '/profiles/:id/edit': 'form',
  '/proposals': 'cards',
  '/proposals/new': 'form',
  '/proposals/analytics': 'figures',
  '/proposals/changed-facts': 'list',
  '/proposals/:id': 'detail',
  '/calls': 'list',
  '/calls/new': 'form',
  '/calls/compare': 'list',
  '/calls/:id': 'detail',
  '/documents': 'list',
  '/answers': 'list',
  '/impact': 'figures',
  '/impact/badges': 'figures',
  '/impact/leaderboard': 'list',
  '/impact/report': 'detail',
  '/analytics': 'figures',
  '/notifications': 'list',
  '/settings': 'form',
  '/team': 'list',
  '/team/record': 'list',
  '/your-data': 'form',
  '/profile': 'form',
};

export const pageKinds: readonly PageKind[] = [...new Set(Object.values(kinds))];

/** The kind of the page at this path; undefined for a path outside the app shell. */
export function kindOfPage(path: string): PageKind | undefined {
  const route = signedInRoutes.find((one) => isOfRoute(path, one));
  return route && kinds[route];
}
