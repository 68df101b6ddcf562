import { paths } from '@harambee/domain';
import { lazyPage } from '@harambee/platform';
import type { RouteObject } from 'react-router';

const HelpPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-help" */ './help.page.tsx')).HelpPage,
);
const HelpArticlePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-help" */ './help-article.page.tsx')).HelpArticlePage,
);

/** The pages of the help, inside the app shell and outside it. */
export const helpRoutes: RouteObject[] = [
  { path: paths.help, element: <HelpPage /> },
  { path: paths.helpArticle(':id'), element: <HelpArticlePage /> },
];
