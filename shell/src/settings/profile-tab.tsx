import { useUser } from '@harambee/platform';
import { Card, styled } from '@harambee/ui';
import { reloadSaying } from '../app/reload.ts';
import { Colleagues } from '../people/colleagues.tsx';
import { PendingAddress } from '../profile/pending-address.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** Me and us. Saving loads the page anew, as specified (R2.19-04). */
export function ProfileTab() {
  const user = useUser();
  return (
    <Stack>
      <PendingAddress user={user} />
      <Card title="Your name and email">
        <ProfileForm user={user} scope="names" onSaved={reloadSaying} />
      </Card>
      <Colleagues />
    </Stack>
  );
}
