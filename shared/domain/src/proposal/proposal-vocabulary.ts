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

export function isProposalCategory(value: string): value is ProposalCategory {
  return (proposalCategories as readonly string[]).includes(value);
}

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

/** Limits of a proposal's fields (PROP-15, PROP-25). */
export const proposalLimits = {
  title: 300,
  grantId: 100,
  organization: 200,
  text: 20_000,
  objective: 1_000,
  objectives: 50,
  beneficiaries: { minimum: 1, maximum: 1_000_000_000 },
  /** Whole US dollars. */
  requestedAmount: { minimum: 1, maximum: 1_000_000_000_000 },
  /** Months. */
  projectDuration: { minimum: 1, maximum: 60, initial: 12 },
} as const;
