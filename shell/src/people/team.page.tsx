import { can, paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Page, styled } from '@harambee/ui';
import { ProveAddress } from '../profile/prove-address.tsx';
import { Colleagues } from './colleagues.tsx';
import { OrganizationName } from './organization-name.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** /team: who writes together here, who is invited, and under which name (TEAM-05). */
export function TeamPage() {
  const user = useUser();
  const { role, tenantName } = user;
  return (
    <Page
      title="Team"
      description={`Who works together in ${tenantName}, and who is invited.`}
      back={{ to: paths.dashboard, label: 'Dashboard' }}
    >
      <Stack>
        <ProveAddress user={user} />
        <Colleagues />
        {can(role, 'organization.rename') && <OrganizationName />}
      </Stack>
    </Page>
  );
}
