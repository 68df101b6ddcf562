import { signedInRoutes } from '@harambee/domain';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useArrivedModules } from './remotes-context.tsx';

/** The route pattern of the page at the present path; undefined for an unknown path, or until its remote has come. */
export function usePagePattern(): string | undefined {
  const { pathname } = useLocation();
  const modules = useArrivedModules();
  return useMemo(() => {
    const ofRemotes = modules.flatMap(({ module }) => module.routes.map(({ path }) => `/${path}`));
    return [...signedInRoutes, ...ofRemotes].find((route) => matchPath(route, pathname));
  }, [pathname, modules]);
}
