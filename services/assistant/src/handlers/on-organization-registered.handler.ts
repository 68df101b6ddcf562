import { keepsRegisteredName } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

export const onOrganizationRegistered = keepsRegisteredName(
  'assistant.on-organization-registered',
  KnownOrganizationModel,
);
