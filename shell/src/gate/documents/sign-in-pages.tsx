import { paths } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { SignedOutProvider } from '@harambee/platform';
import { useEffect } from 'react';
import { useBrowserPath } from '../../lib/browser-path.ts';
import { openPages } from '../open-pages.ts';
import { PathNavigation } from '../path-navigation.tsx';
import { Waiting } from '../waiting.tsx';

interface SignInPagesProps {
  /** The path in the document; the browser's own once it changes. */
  path?: string;
  /** Opens everything else in this document: the app for somebody who has signed in, or another page. */
  open(signedIn?: User): Promise<void>;
  find(): Promise<User>;
  leave(url: string): void;
}

/** /login and /signup without the gate: rendered by the build, and taken over in the browser. */
export function SignInPages({ path, ...ways }: SignInPagesProps) {
  return path === undefined ? <PresentPage {...ways} /> : <OnePage {...ways} path={path} />;
}

function PresentPage(ways: Omit<SignInPagesProps, 'path'>) {
  return <OnePage {...ways} path={useBrowserPath()} />;
}

function OnePage({ path, open, find, leave }: SignInPagesProps & { path: string }) {
  const Page = openPages[path];
  const isElsewhere = Page === undefined;
  useEffect(() => {
    if (isElsewhere) void open();
  }, [isElsewhere, open]);
  return (
    <SignedOutProvider open={open} find={find} leave={leave}>
      <PathNavigation path={path}>{Page ? <Page /> : <Waiting />}</PathNavigation>
    </SignedOutProvider>
  );
}

/** Paths with a document of their own. */
export const documentPaths: readonly string[] = [paths.login, paths.signup];
