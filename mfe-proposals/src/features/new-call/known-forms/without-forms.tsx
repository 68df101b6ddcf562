import { ErrorState } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import type { useBuiltInCalls } from './use-built-in-calls.ts';

/** While the forms are fetched, and where they could not be. */
export function WithoutForms({
  hasFailed,
  retry,
}: Pick<ReturnType<typeof useBuiltInCalls>, 'hasFailed' | 'retry'>) {
  return hasFailed ? (
    <ErrorState
      title="We couldn't load the forms"
      text="Check your connection and try again, or begin another way."
      onRetry={retry}
    />
  ) : (
    <Loading label="Loading forms">
      <SkeletonText lines={6} />
    </Loading>
  );
}
