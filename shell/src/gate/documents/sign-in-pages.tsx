import type { User } from '@harambee/domain/schemas';
import { SignedOutProvider } from '@harambee/platform';
import { ThemePreferenceProvider } from '@harambee/ui';
import { useEffect } from 'react';
import { useBrowserPath } from '../../lib/browser-path.ts';
import { openPages } from '../open-pages.ts';
import { PathNavigation } from '../path-navigation.tsx';
import { Waiting } from '../waiting.tsx';

interface SignInPagesProps {
  /** Opens everything else in this document: the app for somebody who has signed in, or another page. */
  open(signedIn?: User): Promise<void>;
  /** As in `SignedOutProvider`. */
  find(): Promise<User>;
  leave(url: string): void;
}

/** /login and /signup without the gate: rendered by the build, and taken over in the browser. */
export function SignInPages({ open, find, leave }: SignInPagesProps) {
  const path = useBrowserPath();
  const Page = openPages[path];
  const isElsewhere = Page === undefined;
  useEffect(() => {
    if (isElsewhere) void open();
  }, [isElsewhere, open]);
  return (
    <ThemePreferenceProvider>
      <SignedOutProvider open={open} find={find} leave={leave}>
        <PathNavigation path={path}>{Page ? <Page /> : <Waiting />}</PathNavigation>
      </SignedOutProvider>
    </ThemePreferenceProvider>
  );
}
