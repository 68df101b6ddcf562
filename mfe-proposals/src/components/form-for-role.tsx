import { type Permission, permissions } from '@harambee/domain';
import { useMay } from '@harambee/platform';
import { Banner, styled } from '@harambee/ui';
import type { ReactNode } from 'react';

const Fields = styled.fieldset`display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; min-width: 0; margin: 0; padding: 0; border: 0;`;

const Room = styled.div`margin-bottom: 16px;`;

interface FormForRoleProps {
  needs: Permission;
  children: ReactNode;
}

/** Fields that others than these roles read but do not change (TEAM-09). */
export function FormForRole({ needs, children }: FormForRoleProps) {
  if (useMay(needs)) return children;
  return (
    <>
      <Room>
        <Banner tone="info" title={`You can read this. ${permissions[needs].refusal}.`} />
      </Room>
      <Fields disabled>{children}</Fields>
    </>
  );
}
