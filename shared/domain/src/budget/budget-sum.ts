import {
  type BudgetCategory,
  budgetCategories,
  budgetCategoryNames,
} from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, IndirectCost } from '../proposal-form/proposal-fields.schemas.ts';
import { budgetLineCents, indirectCents } from './budget-cents.ts';

/** A line with its index in the original list, and its amount. */
export interface SummedLine {
  line: BudgetLine;
  place: number;
  cents: number;
}

export interface CategorySum {
  category: BudgetCategory;
  label: string;
  cents: number;
  lines: SummedLine[];
}

/** A calculated budget; all amounts in integer cents. */
export interface BudgetSum {
  /** Categories that have lines, in the order of the vocabulary; they add up to `directCents`. */
  categories: CategorySum[];
  directCents: number;
  indirectCents: number;
  totalCents: number;
}

/** Calculates lines, categories, direct cost, indirect cost and total. Form, text, PDF and Word file all use it. */
export function budgetSum(lines: readonly BudgetLine[], indirect?: IndirectCost): BudgetSum {
  const summed = lines.map((line, place) => ({ line, place, cents: budgetLineCents(line) }));
  const categories = budgetCategoryNames.flatMap((category) => {
    const own = summed.filter(({ line }) => line.category === category);
    return own.length === 0
      ? []
      : [{ category, label: budgetCategories[category], cents: sumOf(own), lines: own }];
  });
  const directCents = sumOf(categories);
  const ofDirect = indirectCents(directCents, indirect?.rate ?? 0);
  return { categories, directCents, indirectCents: ofDirect, totalCents: directCents + ofDirect };
}

const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);
