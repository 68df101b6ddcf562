import type { ProposalFields } from './proposal-fields.schemas.ts';

/** The name of each answer: on the form, in the view, where two versions are compared, and in the files. */
export const proposalFieldLabels: Record<keyof ProposalFields, string> = {
  title: 'Title',
  grantId: 'Grant ID',
  organization: 'Organization',
  category: 'Category',
  description: 'Description',
  objectives: 'Objectives',
  beneficiaries: 'Number of beneficiaries',
  methodology: 'Methodology',
  requestedAmount: 'Requested Amount (USD)',
  deadline: 'Deadline',
  budget: 'Budget breakdown',
  projectDuration: 'Project duration (months)',
  timeline: 'Timeline',
  sustainability: 'Sustainability plan',
  team: 'Team',
  budgetLines: 'Budget lines',
  indirectCost: 'Indirect costs',
  sectionLimits: 'Limits of the funder',
};
