import type { ProposalFormSection } from '@harambee/domain';
import type { ComponentType } from 'react';
import { BasicFields } from './basic-fields.tsx';
import { FundingFields } from './funding-fields.tsx';
import { ImplementationFields } from './implementation-fields.tsx';
import { ProjectFields } from './project-fields.tsx';
import { TeamFields } from './team-fields.tsx';

/** The fields of each section: the form walks through them, the detail page edits them. */
export const sectionFields: Record<ProposalFormSection, ComponentType> = {
  basic: BasicFields,
  project: ProjectFields,
  funding: FundingFields,
  implementation: ImplementationFields,
  team: TeamFields,
};
