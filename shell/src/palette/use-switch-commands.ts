import { useUser } from '@harambee/platform';
import { useMemo } from 'react';
import { useGetOrganizationsQuery } from '../organizations/organizations.api.ts';
import { useSwitch } from '../organizations/switch-organization.tsx';
import type { PaletteCommand } from './commands.ts';

/** "Switch to …", for people with several organizations (ORG-02). */
export function useSwitchCommands(): PaletteCommand[] {
  const { severalOrganizations } = useUser();
  const { data } = useGetOrganizationsQuery(undefined, { skip: !severalOrganizations });
  const switchTo = useSwitch();
  return useMemo(
    () =>
      (severalOrganizations ? (data ?? []) : [])
        .filter(({ current }) => !current)
        .map(({ tenantId, name }) => ({
          id: `shell.switch.${tenantId}`,
          name: `Switch to ${name}`,
          subtitle: 'Another organization of your account',
          section: 'You',
          icon: 'building',
          keywords: 'organization change open',
          perform: () => switchTo({ tenantId, name }),
        })),
    [severalOrganizations, data, switchTo],
  );
}
