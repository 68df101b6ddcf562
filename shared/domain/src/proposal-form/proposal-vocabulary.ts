/** Proposal categories (DATA-15). */
export const proposalCategories = [
  'Education',
  'Healthcare',
  'Environment',
  'Community Development',
  'Technology',
  'Arts & Culture',
  'Research',
  'Emergency Relief',
  'Women Empowerment',
  'Youth Development',
] as const;
export type ProposalCategory = (typeof proposalCategories)[number];

/** The five sections of the form, in order, with their ids in the side navigation (PROP-10). */
export const proposalFormSections = {
  basic: 'Basic Information',
  project: 'Project Details',
  funding: 'Funding & Budget',
  implementation: 'Implementation',
  team: 'Team & Impact',
} as const;
export type ProposalFormSection = keyof typeof proposalFormSections;
export const proposalFormSectionNames = Object.keys(proposalFormSections) as ProposalFormSection[];

/** Who may speak in a text. */
export const proposalVoices = ['we', 'name'] as const;

/** Who may write the text, besides whatever the operator has set. */
export const proposalWriters = ['built_in'] as const;
