import { keepsRegisteredName } from '@harambee/service-kit';
import { OrganizationModel } from '../organizations/organization.model.ts';

export const onOrganizationRegistered = keepsRegisteredName(
  'proposals.on-organization-registered',
  OrganizationModel,
);
