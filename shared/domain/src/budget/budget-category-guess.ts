import type { BudgetCategory } from '../proposal-form/budget-vocabulary.ts';

/** Words that indicate a category. The first match wins, so a "training officer" is a person. */
const signs: readonly (readonly [BudgetCategory, RegExp])[] = [
  ['benefits', /\b(?:benefits?|social security|pension|insurance of staff|nssf|nhif|payroll tax)\b/],
  ['training', /^(?:training|workshops?|mafunzo)\b|\b(?:training|workshops?|courses?)$/],
  [
    'personnel',
    /\b(?:personnel|staff|salar(?:y|ies)|wages?|engineers?|officers?|managers?|coordinators?|directors?|mobilisers?|mobilizers?|nurses?|teachers?|accountants?|assistants?|drivers?|guards?|mishahara)\b/,
  ],
  ['evaluation', /\b(?:evaluations?|monitoring|baseline|endline|surveys?|audits?|tathmini)\b/],
  ['travel', /\b(?:travel|transport|fuel|flights?|per diems?|visits?|mileage|bus|usafiri|safari)\b/],
  ['contracts', /\b(?:contracts?|contractors?|consultants?|drilling|construction|subgrants?|services?)\b/],
  ['training', /\b(?:training|workshops?|mafunzo)\b/],
  [
    'equipment',
    /\b(?:equipment|pumps?|tanks?|vehicles?|computers?|laptops?|tablets?|panels?|machines?|desks?|furniture|vifaa)\b/,
  ],
  [
    'supplies',
    /\b(?:supplies|materials?|stationery|printing|pipes?|taps?|books?|seeds?|kits?|tools?|filters?|gutters?|paper)\b/,
  ],
];

/** The likely category of an item: a suggestion that the person sees and may change. "other" if no word matches. */
export function budgetCategoryOf(item: string): BudgetCategory {
  const words = item.toLowerCase();
  return signs.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}
