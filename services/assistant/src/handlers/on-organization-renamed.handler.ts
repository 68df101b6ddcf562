import { keepsNewName } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

export const onOrganizationRenamed = keepsNewName(
  'assistant.on-organization-renamed',
  KnownOrganizationModel,
);
