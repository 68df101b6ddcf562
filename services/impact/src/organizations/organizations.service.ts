import { type Organization, OrganizationModel, unknownOrganization } from './organization.model.ts';
import { organizationFigures } from './organization-figures.ts';

/** The organization as it was last calculated; without a record, an empty one. */
export async function organizationOf(tenantId: string): Promise<Organization> {
  const known = await OrganizationModel.findOne({ _id: tenantId, tenantId }).lean<Organization>();
  return known ?? unknownOrganization(tenantId, organizationFigures([]));
}

/** The organization's name from its profile, or else from sign-up. */
export const nameOf = ({ profile, registeredName }: Organization): string => profile?.name || registeredName;
