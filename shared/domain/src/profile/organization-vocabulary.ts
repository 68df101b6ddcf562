/** Organization types (DATA-15). */
export const organizationTypes = [
  'Environmental Conservation',
  'Education & Development',
  'Healthcare & Wellness',
  'Community Development',
  'Technology & Innovation',
  'Arts & Culture',
  'Research & Science',
  'Emergency Relief',
  'Women Empowerment',
  'Youth Development',
  'Other',
] as const;

/** Tax exempt statuses (DATA-15). */
export const taxExemptStatuses = [
  'Non-profit (501c3)',
  'Registered Charity',
  'Community Interest Company (CIC)',
  'Social Enterprise',
  'Government Entity',
  'International NGO',
  'Other',
  'Not Applicable',
] as const;

/** Annual budget ranges (DATA-15). */
export const annualBudgetRanges = [
  'Under $10K',
  '$10K - $50K',
  '$50K - $100K',
  '$100K - $500K',
  '$500K - $1M',
  '$1M - $5M',
  '$5M - $10M',
  'Over $10M',
] as const;
