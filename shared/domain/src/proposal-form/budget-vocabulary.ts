/** What the money is for: the headings reviewers look for in a budget, in their usual order. */
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

/** Sizes of a budget: no list and no text without an end. */
export const budgetLimits = {
  lines: 200,
  item: 200,
  unit: 40,
  justification: 1_000,
  quantityHundredths: 100_000_000,
  /** Hundredths of a per cent. */
  rate: 10_000,
} as const;

/** Indirect costs of a new budget: none asked for, and the most that US federal funders allow without a rate of one's own. */
export const initialIndirect = { rate: 0, cap: 1_500 } as const;
