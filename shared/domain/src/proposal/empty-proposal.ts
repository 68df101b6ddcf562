import type { ProposalFields } from './proposal-fields.schemas.ts';
import { proposalLimits } from './proposal-vocabulary.ts';

/** A form nobody has written in yet. */
export const emptyProposalFields: Readonly<ProposalFields> = {
  title: '',
  grantId: '',
  organization: '',
  category: '',
  description: '',
  objectives: [],
  beneficiaries: 0,
  methodology: '',
  requestedAmount: 0,
  deadline: '',
  budget: '',
  projectDuration: proposalLimits.projectDuration.initial,
  timeline: '',
  sustainability: '',
  team: '',
};
