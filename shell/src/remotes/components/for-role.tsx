import { type Permission, paths, permissions, roleRow } from '@harambee/domain';
import { useMay, useUser } from '@harambee/platform';
import { Button, EmptyState, Page } from '@harambee/ui';
import type { ReactNode } from 'react';

interface ForRoleProps {
  needs: Permission;
  children: ReactNode;
}

/** A page for roles that may do something; the others read who can (TEAM-09). */
export function ForRole({ needs, children }: ForRoleProps) {
  const { role } = useUser();
  if (useMay(needs)) return children;
  return (
    <Page title="Not part of your role" back={{ to: paths.dashboard, label: 'Dashboard' }}>
      <EmptyState
        picture="boat"
        title={permissions[needs].refusal}
        text={`You are ${roleRow(role).noun}. An owner of the organization can change that under Team.`}
        action={
          <Button kind="primary" to={paths.dashboard}>
            Go to the dashboard
          </Button>
        }
      />
    </Page>
  );
}
