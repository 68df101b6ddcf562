import { type RemoteEntry, useUser } from '@harambee/platform';
import { useLayoutEffect, useMemo, useState } from 'react';
import { type NavItem, navItemsOf } from '../lib/nav-items.ts';
import { useRemotes } from './remotes-context.tsx';

/** The remotes of the list; none before it has been read. */
export function useRemoteEntries(): readonly RemoteEntry[] {
  const remotes = useRemotes();
  const [entries, setEntries] = useState<readonly RemoteEntry[]>([]);
  useLayoutEffect(() => {
    let isGone = false;
    const read = () => {
      remotes.entries().then(
        (all) => {
          if (!isGone) setEntries(all);
        },
        () => {},
      );
    };
    read();
    // A remote that is loaded again may come with a newer list.
    const stop = remotes.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [remotes]);
  return entries;
}

/** The entries of the navigation that this person sees (NAV-15, NAV-22). */
export function useNavItems(): readonly NavItem[] {
  const entries = useRemoteEntries();
  const { role } = useUser();
  return useMemo(() => navItemsOf(entries, role), [entries, role]);
}
