/** Labels in the organization's profile. */
export const profileLabels: Record<string, string> = {
  name: 'Name of the organization',
  mission: 'Mission',
  location: 'Location',
  foundedYear: 'Year founded',
  sdgs: 'Sustainable Development Goals',
  website: 'Website',
  description: 'Description',
  registrationNumber: 'Registration number',
  legalStatus: 'Legal status',
  contactName: 'Contact person',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
};

interface ComputedLabel {
  label: string;
  /** How it is computed, in words. */
  how: string;
}

/** What the engine computes. A value missing here would have no source, so a test keeps the list complete. */
export const computedLabels: Record<string, ComputedLabel> = {
  budgetTotal: { label: 'Budget total', how: 'The sum of all lines of the budget' },
  budgetDirect: { label: 'Direct costs', how: 'The sum of the budget lines, before indirect costs' },
  budgetIndirect: { label: 'Indirect costs', how: 'The direct costs times the indirect cost rate' },
  budgetLine: {
    label: 'Amount of a budget line',
    how: 'Quantity times unit cost, times months where a line has them, or as the line states it',
  },
  budgetCalculation: {
    label: 'Calculation of a budget line',
    how: 'Its quantity, its months and its unit cost',
  },
  budgetCategory: { label: 'Sum of a budget category', how: 'The sum of the budget lines of this category' },
  budgetLines: { label: 'Number of budget lines', how: 'The lines of the budget, counted' },
  budgetDifference: { label: 'Difference to the request', how: 'The amount requested less the budget total' },
  categoryShare: {
    label: 'Share of a budget category',
    how: 'The sum of its lines divided by the budget total',
  },
  costPerBeneficiary: {
    label: 'Cost per beneficiary',
    how: 'The amount requested divided by the number of beneficiaries',
  },
  outcomes: { label: 'Number of aims', how: 'The outcomes of the plan, or else the objectives, counted' },
  outcomeNumber: { label: 'Number of an outcome', how: 'Its place among the outcomes of the plan' },
  activities: { label: 'Number of activities', how: 'The activities of the plan, counted' },
  activityNumber: { label: 'Number of an activity', how: 'Its place in the plan' },
  risks: { label: 'Number of risks', how: 'The risks of the plan, counted' },
  graveRisks: {
    label: 'Number of grave risks',
    how: 'Risks of the plan that are high in likelihood or severity and at least medium in the other',
  },
  mechanisms: { label: 'Number of arrangements', how: 'The sustainability mechanisms of the plan, counted' },
  objectiveNumber: {
    label: 'Number of an objective',
    how: 'Its place in the list of objectives',
  },
};
