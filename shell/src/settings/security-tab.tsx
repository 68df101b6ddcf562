import { styled } from '@harambee/ui';
import { Loading, SkeletonRows } from '@harambee/ui/app';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../remotes/part-boundary.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';

/** Few people come for it, so its code waits until somebody opens the tab. */
const YourData = lazy(async () => ({ default: (await import('./your-data/your-data.tsx')).YourData }));

const Stack = styled.div`display: grid; gap: 24px;`;

/** The password, the places of sign-in, and what is kept of a person. */
export function SecurityTab() {
  return (
    <Stack>
      <ChangePassword />
      <Sessions />
      <PartBoundary remote="your-data">
        <Suspense
          fallback={
            <Loading label="Loading your data">
              <SkeletonRows rows={2} />
            </Loading>
          }
        >
          <YourData />
        </Suspense>
      </PartBoundary>
    </Stack>
  );
}
