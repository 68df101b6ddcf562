import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Card, styled } from '@harambee/ui';
import { reloadSaying } from '../lib/reload.ts';
import { PendingAddress } from '../profile/pending-address.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';
import { ProveAddress } from '../profile/prove-address.tsx';
import { MovedCard } from './moved-card.tsx';
import { Organizations } from './organizations.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** The person and the organization. Saving reloads the page (SET-02). */
export function ProfileTab() {
  const user = useUser();
  return (
    <Stack>
      <ProveAddress user={user} />
      <PendingAddress user={user} />
      <Card title="Your name and email">
        <ProfileForm user={user} scope="names" onSaved={reloadSaying} />
      </Card>
      <Organizations />
      <MovedCard
        title="Team"
        text={`The people in ${user.tenantName}, invitations, and the organization name.`}
        to={paths.team}
        label="Go to Team"
      />
    </Stack>
  );
}
