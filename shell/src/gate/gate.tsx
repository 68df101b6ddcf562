import { isOfRoute, openRoutes, paths } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { readSessionEnd, useAuth } from '@harambee/platform';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { replaceWith, useBrowserPath } from '../lib/browser-path.ts';
import { clearReturnPage, saveReturnPage } from '../lib/return-page.ts';
import { LateToastArea } from '../snackbars/late-toast-area.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { openPages } from './open-pages.ts';
import { PathNavigation } from './path-navigation.tsx';
import { SignedInHere } from './signed-in-here.ts';
import { StillChecking } from './still-checking.tsx';
import { Waiting } from './waiting.tsx';

/**
 * Targets of emailed links, open signed out and signed in (NAV-07). They are rarely used, so they load on
 * demand.
 */
const linkPages: Record<string, ComponentType> = {
  [paths.resetPassword]: lazy(async () => ({
    default: (await import('../auth/reset-password.page.tsx')).ResetPasswordPage,
  })),
  [paths.unlock]: lazy(async () => ({
    default: (await import('../auth/unlock.page.tsx')).UnlockPage,
  })),
  [paths.secondStep]: lazy(async () => ({
    default: (await import('../auth/second-step/second-step.page.tsx')).SecondStepPage,
  })),
  [paths.join]: lazy(async () => ({ default: (await import('../auth/join.page.tsx')).JoinPage })),
  [paths.confirmEmail]: lazy(async () => ({
    default: (await import('../auth/confirm-email.page.tsx')).ConfirmEmailPage,
  })),
  [paths.undoEmail]: lazy(async () => ({
    default: (await import('../auth/undo-email.page.tsx')).UndoEmailPage,
  })),
};

const CallbackPage = lazy(async () => ({
  default: (await import('../auth/callback.page.tsx')).CallbackPage,
}));

/** The proposal of a guest: like a public page a document of its own, whoever is signed in here. */
const GuestPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "guest" */ '../guest/guest.page.tsx')).GuestPage,
}));

const ReviewPage = lazy(async () => ({
  default: (await import('../auth/review.page.tsx')).ReviewPage,
}));
interface LightProps {
  page: ComponentType | undefined;
  path: string;
  /** Unknown paths, before the visitor is sent to sign-in. */
  onTurnedAway?: () => void;
}

/** The pages of the gate itself: one at a time, without the router of the app. */
function Light({ page: Page, path, onTurnedAway }: LightProps) {
  useEffect(() => {
    if (Page) return;
    onTurnedAway?.();
    replaceWith(paths.login);
  }, [Page, onTurnedAway]);
  return (
    <PathNavigation path={path}>
      {Page && <Page />}
      <LateToastArea />
    </PathNavigation>
  );
}

/** Pages that ask for no session. Remotes decide which ones exist below `/public`. */
export const isPublicPath = (path: string): boolean => path.startsWith('/public/') || path === paths.guest;

/** Pages of the app that a person leaves right after signing in, for the page they wanted. */
const leadsOn: readonly string[] = [paths.login, paths.signup, paths.authCallback, paths.secondStep];

/**
 * Remembers the page of people who must sign in first: those who open a link while signed out, and those whose
 * session ended. It forgets the page when they sign out or have arrived elsewhere.
 */
function useReturnPage(user: User | null): () => void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!user) return;
    last.current = user.id;
    if (!leadsOn.includes(window.location.pathname)) clearReturnPage();
  }, [user]);
  return useCallback(() => {
    if (last.current === undefined || readSessionEnd() !== undefined) saveReturnPage(last.current);
  }, []);
}

interface GateProps {
  app: ComponentType;
  publicApp: ComponentType;
  /** The document has shown sign-in pages without the gate. */
  cameSignedOut?: boolean;
}

/** Decides who sees what: a spinner while the session is checked, then the sign-in pages or the app (NAV-09). */
export function Gate({ app: App, publicApp: PublicApp, cameSignedOut = false }: GateProps): ReactNode {
  const { status, user } = useAuth();
  const path = useBrowserPath();
  // Decided when the document loads: a public page is a document of its own, and leaving it loads another.
  const [isPublic] = useState(() => isPublicPath(window.location.pathname));
  const [wasSignedOut, setSignedOut] = useState(cameSignedOut);
  useEffect(() => {
    if (status === 'unauthenticated') setSignedOut(true);
  }, [status]);
  const keepTheirPage = useReturnPage(user);
  if (isPublic)
    return <Late>{path === paths.guest ? <Light page={GuestPage} path={path} /> : <PublicApp />}</Late>;
  if (status === 'loading') {
    return (
      <StillChecking>
        <Waiting />
      </StillChecking>
    );
  }
  const linkPage = linkPages[path];
  if (linkPage) {
    return (
      <Late>
        <Light page={linkPage} path={path} />
      </Late>
    );
  }
  // If the document started signed out, it confirms the sign-in before the app opens. If it started signed in,
  // it opens the app right away (AUTH-16).
  if (path === paths.authCallback && (wasSignedOut || status === 'unauthenticated')) {
    return (
      <Late>
        <Light page={CallbackPage} path={path} />
      </Late>
    );
  }
  if (user?.mustReview) {
    return (
      <Late>
        <Light page={ReviewPage} path={path} />
      </Late>
    );
  }
  // The help is open to everyone; those who are signed in have it inside the app.
  if (status === 'unauthenticated' && openRoutes.some((route) => isOfRoute(path, route)))
    return (
      <Late>
        <PublicApp />
      </Late>
    );
  if (status === 'unauthenticated') {
    return <Light page={openPages[path]} path={path} onTurnedAway={keepTheirPage} />;
  }
  // A new person gets a new app: nothing of the previous one may stay in memory.
  return (
    <Late>
      <SignedInHere value={wasSignedOut}>
        <App key={user.id} />
      </SignedInHere>
    </Late>
  );
}

function Late({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </LoadBoundary>
  );
}
