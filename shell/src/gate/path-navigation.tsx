import { NavigationProvider } from '@harambee/ui';
import { type ReactNode, useMemo } from 'react';
import { goTo } from '../lib/browser-path.ts';

/** Links of the pages before sign-in: they change the address without the router of the app. */
export function PathNavigation({ path, children }: { path: string; children: ReactNode }) {
  const navigation = useMemo(
    () => ({ location: { pathname: path, search: '', hash: '' }, navigate: goTo }),
    [path],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
