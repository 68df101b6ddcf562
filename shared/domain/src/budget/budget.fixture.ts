import fc from 'fast-check';
import { budgetCategoryNames, budgetLimits } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, IndirectCost } from '../proposal-form/proposal-fields.schemas.ts';

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        'Project engineer',
        'Total',
        'Sub-total',
        'Desks: 20 x $45 = $800',
        '- 1. (a) x',
        '10% of $5; 3 × $2 = $6 (why)',
        'Indirect costs: 10% of $5',
        'Travel – Personnel: 2 × $3',
        'line\nbreak = $9',
      ),
    )
    .map((value) => value.slice(0, maxLength));

/** Any budget line that a form may hold, with an amount that a request may have. */
export const anyBudgetLine: fc.Arbitrary<BudgetLine> = fc.record({
  category: fc.constantFrom(...budgetCategoryNames),
  item: text(budgetLimits.item),
  quantityHundredths: fc.oneof(fc.constantFrom(100, 200, 1_400), fc.integer({ min: 0, max: 1_000_000 })),
  unit: text(budgetLimits.unit),
  unitCents: fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map((dollars) => dollars * 100),
    fc.integer({ min: 0, max: 5_000_000 }),
  ),
  months: fc.integer({ min: 0, max: 60 }),
  justification: text(budgetLimits.justification),
});

export const anyIndirect: fc.Arbitrary<IndirectCost> = fc.record({
  rate: fc.integer({ min: 0, max: budgetLimits.rate }),
  cap: fc.integer({ min: 0, max: budgetLimits.rate }),
});

/** Lines of a budget, with or without indirect costs. */
export const anyBudget = fc.record({
  lines: fc.array(anyBudgetLine, { minLength: 1, maxLength: 12 }),
  indirect: fc.option(anyIndirect, { nil: undefined }),
});

/** Eight lines of a water project, 81,040 US dollars in direct cost. */
export const waterBudget: BudgetLine[] = [
  ['personnel', 'Project engineer', 100, 'person', 145_000, 12, 'Leads the works on site'],
  ['personnel', 'Community mobilisers', 200, 'people', 42_000, 10, 'One for each ward'],
  ['equipment', 'Solar pump and 10 m³ tank', 600, 'sets', 520_000, 0, 'Quotation of March 2026'],
  ['equipment', 'Gutters, filters, taps', 1_400, 'schools', 64_000, 0, 'For each school'],
  ['training', 'Water committee training', 1_400, 'schools', 31_000, 0, 'Three days each'],
  ['travel', 'Field visits from Lodwar', 2_400, 'trips', 18_500, 0, ''],
  ['evaluation', 'Baseline and endline survey', 200, 'rounds', 260_000, 0, 'By an outside team'],
  ['supplies', 'Printed guides', 1_000, 'boxes', 11_000, 0, 'In Turkana and Swahili'],
].map(([category, item, quantityHundredths, unit, unitCents, months, justification]) => ({
  category: category as BudgetLine['category'],
  item: item as string,
  quantityHundredths: quantityHundredths as number,
  unit: unit as string,
  unitCents: unitCents as number,
  months: months as number,
  justification: justification as string,
}));
