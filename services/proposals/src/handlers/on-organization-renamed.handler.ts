import { keepsNewName } from '@harambee/service-kit';
import { OrganizationModel } from '../organizations/organization.model.ts';

export const onOrganizationRenamed = keepsNewName('proposals.on-organization-renamed', OrganizationModel);
