import { lazyPage } from '@harambee/platform';
import { Suspense, useEffect } from 'react';
import { useSubmitRequests } from './submit-latest-request.ts';

/** Milliseconds: the page is there by then, even on a slow line, and the question will be asked without one, too. */
const aheadMs = 5_000;
const SubmitLatest = lazyPage(async () => (await import('./submit-latest.tsx')).SubmitLatest);

/** On every page: so the question itself, which is rarely asked, is no part of their loading. */
export function SubmitLatestWhenAsked() {
  const requests = useSubmitRequests();
  useEffect(() => {
    const timer = setTimeout(() => void SubmitLatest.preload().catch(() => {}), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{requests > 0 && <SubmitLatest />}</Suspense>;
}
