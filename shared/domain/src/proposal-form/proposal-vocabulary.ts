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

/** The eight generated sections, in reading order (DRAFT-01). */
export const proposalSections = {
  executive_summary: 'Executive Summary',
  project_description: 'Project Description',
  methodology: 'Methodology',
  budget: 'Budget',
  timeline: 'Timeline',
  impact: 'Impact',
  team: 'Team',
  sustainability: 'Sustainability',
} as const;
export type ProposalSectionKey = keyof typeof proposalSections;
export const proposalSectionKeys = Object.keys(proposalSections) as ProposalSectionKey[];

/** The five sections of the form, in their order, with the ids of the side navigation (PROP-10). */
export const proposalFormSections = {
  basic: 'Basic Information',
  project: 'Project Details',
  funding: 'Funding & Budget',
  implementation: 'Implementation',
  team: 'Team & Impact',
} as const;
export type ProposalFormSection = keyof typeof proposalFormSections;
export const proposalFormSectionNames = Object.keys(proposalFormSections) as ProposalFormSection[];
