import { useUser } from '@harambee/platform';
import { Menu, type MenuItemEntry } from '@harambee/ui/app';
import { useGetOrganizationsQuery } from './organizations.api.ts';
import { useSwitch } from './switch-organization.tsx';

/** The organizations of the person in the top bar, for those who have several (ORG-02). */
export function PersonMenu() {
  return useUser().severalOrganizations ? <Organizations /> : null;
}

function Organizations() {
  const { tenantName } = useUser();
  const { data: organizations = [] } = useGetOrganizationsQuery();
  const switchTo = useSwitch();
  const items = organizations.map(
    ({ tenantId, name, current }): MenuItemEntry =>
      current
        ? { label: `${name} (you are here)`, icon: 'check', disabled: true }
        : { label: `Switch to ${name}`, icon: 'building', onSelect: () => switchTo({ tenantId, name }) },
  );
  return (
    // The narrowest phones make room for it.
    <span data-several>
      <Menu iconOnly icon="building" label={`${tenantName}. Your organizations`} items={items} />
    </span>
  );
}
