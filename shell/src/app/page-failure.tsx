import { paths } from '@harambee/domain';
import { logFailure } from '@harambee/platform';
import { Button, ErrorState, usePageHeading } from '@harambee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** Shown when a page of the shell itself fails. The sidebar and top bar stay. */
export function PageFailure() {
  const error = useRouteError();
  usePageHeading("This page couldn't be loaded");
  useEffect(() => logFailure('A page of the shell failed', error), [error]);
  return (
    <ErrorState
      level={1}
      title="This page couldn't be loaded"
      text="Nothing you saved is lost, and the other pages work as usual."
      onRetry={() => window.location.reload()}
      action={<Button to={paths.dashboard}>Go to Dashboard</Button>}
    />
  );
}
