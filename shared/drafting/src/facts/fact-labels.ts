/** What the organization's profile calls them. */
export const profileLabels: Record<string, string> = {
  name: 'Name of the organization',
  mission: 'Mission',
  location: 'Location',
  foundedYear: 'Year founded',
  sdgs: 'Sustainable Development Goals',
  website: 'Website',
};

interface ComputedLabel {
  label: string;
  /** How it comes about, in words. */
  how: string;
}

/** What the engine computes. A value that is missing here would be stated without a source: a test keeps it whole. */
export const computedLabels: Record<string, ComputedLabel> = {
  budgetTotal: { label: 'Budget total', how: 'The sum of all lines of the budget' },
  budgetDirect: { label: 'Direct costs', how: 'The sum of the budget lines, before indirect costs' },
  budgetIndirect: { label: 'Indirect costs', how: 'The direct costs times the indirect cost rate' },
  budgetLine: {
    label: 'Amount of a budget line',
    how: 'Quantity times unit cost, times months where a line has them, or as the line states it',
  },
  budgetCategory: { label: 'Sum of a budget category', how: 'The sum of the budget lines of this category' },
  budgetLines: { label: 'Number of budget lines', how: 'The lines of the budget, counted' },
  budgetDifference: { label: 'Difference to the request', how: 'The amount requested less the budget total' },
  largestShare: {
    label: 'Share of the largest line',
    how: 'The largest budget line divided by the budget total',
  },
  evaluationShare: {
    label: 'Share for evaluation',
    how: 'The lines for evaluation divided by the budget total',
  },
  costPerBeneficiary: {
    label: 'Cost per beneficiary',
    how: 'The amount requested divided by the number of beneficiaries',
  },
  costPerMonth: { label: 'Cost per month', how: 'The amount requested divided by the duration in months' },
  phases: { label: 'Number of steps', how: 'The steps of the timeline, counted' },
  gridRows: { label: 'Steps in the work plan', how: 'As many steps of the timeline as the work plan shows' },
  lastMonth: { label: 'Last month of work', how: 'The latest month named in the timeline' },
  objectiveNumber: {
    label: 'Number of an objective',
    how: 'Its place in the list of objectives',
  },
};
