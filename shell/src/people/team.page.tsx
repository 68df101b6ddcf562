import { can, paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Page, styled } from '@harambee/ui';
import { RecordLink } from '../action-record/record-link.tsx';
import { ProveAddress } from '../profile/prove-address.tsx';
import { Colleagues } from './colleagues.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { OrganizationName } from './organization-name.tsx';

import { TeamSignIn } from './team-sign-in.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** /team: the organization's members, invitations and name (TEAM-05). */
export function TeamPage() {
  const user = useUser();
  const { role, tenantName } = user;
  return (
    <Page
      title="Team"
      description={`The people in ${tenantName} and the open invitations.`}
      back={{ to: paths.dashboard, label: 'Dashboard' }}
    >
      <Stack>
        <ProveAddress user={user} />
        <Colleagues />
        {can(role, 'people.manage') && <TeamSignIn />}
        {can(role, 'people.manage') && <MemberSessions />}
        {can(role, 'actions.read') && <RecordLink />}
        {can(role, 'organization.rename') && <OrganizationName />}
      </Stack>
    </Page>
  );
}
