import { formatDay } from '@harambee/domain';
import type { ShownProfile } from '../../profile-view/public-evidence.ts';
import { PublicFrame, type Visitor } from './public-frame.tsx';
import { PublicProfile } from './public-profile.tsx';

/** The whole page of a profile that can be shown. The gateway renders it, too: it asks nothing of a browser. */
export function ProfileSheet({ profile, ...visitor }: Partial<Visitor> & { profile: ShownProfile }) {
  const changed = profile.updatedAt && ` Last changed ${formatDay(profile.updatedAt)}.`;
  return (
    <PublicFrame
      {...visitor}
      footer={
        <>
          Public profile, maintained by <bdi>{profile.name}</bdi> on Harambee.{changed}
        </>
      }
    >
      <PublicProfile profile={profile} />
    </PublicFrame>
  );
}
