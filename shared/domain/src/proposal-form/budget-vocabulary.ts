/** Budget categories, in the order in which reviewers expect them. */
export const budgetCategories = {
  personnel: 'Personnel',
  benefits: 'Fringe benefits',
  travel: 'Travel',
  equipment: 'Equipment',
  supplies: 'Supplies',
  contracts: 'Contracts',
  training: 'Training',
  evaluation: 'Evaluation',
  other: 'Other',
} as const;
export type BudgetCategory = keyof typeof budgetCategories;
export const budgetCategoryNames = Object.keys(budgetCategories) as BudgetCategory[];

/** Maximum sizes of a budget. */
export const budgetLimits = {
  lines: 200,
  item: 200,
  unit: 40,
  justification: 1_000,
  quantityHundredths: 100_000_000,
  /** In hundredths of a percent. */
  rate: 10_000,
} as const;

/** Indirect costs of a new budget: none, and the cap of US federal funders for applicants without their own rate. */
export const initialIndirect = { rate: 0, cap: 1_500 } as const;
