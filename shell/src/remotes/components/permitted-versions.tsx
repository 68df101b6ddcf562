import type { RemoteEntry } from '@harambee/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRemotes } from '../remotes-context.tsx';
import type { PermittedEntry } from './permitted-banner.tsx';

const isPermitted = (entry: RemoteEntry): entry is PermittedEntry => entry.permittedUntil !== undefined;

/** Only colleagues who try out a version ever see it. */
const PermittedBanner = lazy(async () => ({
  default: (await import('./permitted-banner.tsx')).PermittedBanner,
}));

function usePermitted(): readonly PermittedEntry[] {
  const remotes = useRemotes();
  const [permitted, setPermitted] = useState<readonly PermittedEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    // If the list does not load, the pages themselves handle it.
    remotes.entries().then(
      (entries) => isShown && setPermitted(entries.filter(isPermitted)),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [remotes]);
  return permitted;
}

/** Says on every page that this browser has a trial version. */
export function PermittedVersions() {
  const permitted = usePermitted();
  if (permitted.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PermittedBanner permitted={permitted} />
    </Suspense>
  );
}
