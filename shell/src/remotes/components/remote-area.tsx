import { paths, permissionOfPage, publicRoutes, signedInRoutes } from '@harambee/domain';
import type { RemoteEntry } from '@harambee/platform';
import { Loading } from '@harambee/ui/app';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { matchPath, matchRoutes, Navigate, useLocation, useRoutes } from 'react-router';
import { kindOfPage } from '../../skeleton/page-kinds.ts';
import { PageSkeleton } from '../../skeleton/page-skeleton.tsx';
import { RemoteFailure } from '../remote-failure.ts';
import { useRemotes } from '../remotes-context.tsx';
import { useNavItems } from '../use-nav-items.ts';
import { noteUsed } from '../used-remotes.ts';
import { ForRole } from './for-role.tsx';
import { LostPart, partLabel } from './lost-part.tsx';
import { PartBoundary, type PartFallbackProps } from './part-boundary.tsx';
import { SlowPart } from './slow-part.tsx';

function PageOnItsWay() {
  const { pathname } = useLocation();
  const title = useNavItems().find(({ to }) => to === pathname)?.label;
  return (
    <Loading label="Loading page">
      <PageSkeleton kind={kindOfPage(pathname) ?? 'figures'} title={title} />
    </Loading>
  );
}

const toDashboard = <Navigate to={paths.dashboard} replace />;

/** Renders pages of remotes: inside the app shell, or alone and open to everyone. */
const places = {
  shell: { prefixes: 'paths', known: signedInRoutes },
  public: { prefixes: 'publicPaths', known: publicRoutes },
} as const;
type Place = keyof typeof places;

interface RemotePagesProps {
  entry: RemoteEntry;
  place: Place;
  /** A page has opened. */
  onShown: (pathname: string) => void;
}

function RemotePages({ entry, place, onShown }: RemotePagesProps) {
  const module = use(useRemotes().load(entry));
  const { pathname } = useLocation();
  useEffect(() => {
    onShown(pathname);
    noteUsed(entry.name);
  }, [pathname, entry.name, onShown]);
  const routes = place === 'public' ? (module.publicRoutes ?? []) : module.routes;
  const isKnown = matchRoutes(
    routes.map(({ path }) => ({ path })),
    pathname,
  );
  const needs = permissionOfPage(pathname);
  const pages = routes.map(({ path, Component }) => ({
    // Public pages are below a route of that name, and routes are relative to their parent.
    path: place === 'public' ? path.replace(/^public\//, '') : path,
    element: needs ? <ForRole needs={needs}>{createElement(Component)}</ForRole> : createElement(Component),
  }));
  const page = useRoutes(isKnown ? pages : [{ path: '*', element: toDashboard }]);
  return page;
}

interface AreaProps {
  place?: Place;
  fallback?: ComponentType<PartFallbackProps>;
  waiting?: ReactNode;
}

/**
 * Finds the remote that owns a path. If that remote is missing, the page says so (NAV-10); any other path is
 * unknown.
 */
function OwnerOf({ pathname, place, fallback, waiting }: Required<AreaProps> & { pathname: string }) {
  const remotes = useRemotes();
  const { prefixes, known } = places[place];
  const owner = remotes.ownerOf(pathname, use(remotes.entries()), prefixes);
  const shown = useRef('');
  const onShown = useCallback((path: string) => {
    shown.current = path;
  }, []);
  if (owner) {
    return (
      <PartBoundary
        key={owner.name}
        remote={owner.name}
        resetKey={pathname}
        fallback={fallback}
        onRetry={() => remotes.retry(owner.name)}
        // Once it has opened, another version would take away what somebody is doing there.
        onFailure={() => (shown.current === pathname ? undefined : remotes.fallBack(owner.name))}
        waiting={waiting}
      >
        <Suspense fallback={<SlowPart onRetry={() => remotes.retry(owner.name)}>{waiting}</SlowPart>}>
          <RemotePages entry={owner} place={place} onShown={onShown} />
        </Suspense>
      </PartBoundary>
    );
  }
  if (known.some((pattern) => matchPath(pattern, pathname))) {
    throw new RemoteFailure(partLabel(pathname).toLowerCase(), 'missing', `No remote owns ${pathname}`);
  }
  return toDashboard;
}

/** Every path that is not a page of the shell itself. */
export function RemoteArea({ place = 'shell', fallback = LostPart, waiting = <PageOnItsWay /> }: AreaProps) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  return (
    <PartBoundary remote="remotes" resetKey={pathname} fallback={fallback} onRetry={remotes.retryList}>
      <Suspense fallback={waiting}>
        <OwnerOf pathname={pathname} place={place} fallback={fallback} waiting={waiting} />
      </Suspense>
    </PartBoundary>
  );
}
