import { calculationInWords, currencyOf, formatCents } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';
import { draftBudget } from '../context/draft-budget.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { cardOfFact } from '../facts/fact-cards.ts';
import { computedLabels } from '../facts/fact-labels.ts';

/** The facts of today, whatever the age of the text. */
export interface FactCardsToday {
  /** The card of a fact; undefined for one that is gone. */
  find(id: string): FactCard | undefined;
}

/** The newest text with the facts it was drafted from. */
export interface TextWithFacts {
  cards: readonly FactCard[];
  facts: DraftingFacts;
}

const ofBudget = [
  ...['budgetTotal', 'budgetDirect', 'budgetIndirect'],
  ...['budgetLine', 'budgetCalculation', 'budgetCategory'],
];

/** Sums and amounts of the budget, by the id of their fact. */
function budgetCards({ proposal }: DraftingFacts): Map<string, FactCard> {
  const { budget } = draftBudget(proposal);
  const { categories, directCents, indirectCents, totalCents } = budget.sum;
  if (totalCents === 0) return new Map();
  const currency = currencyOf(proposal);
  const money = (cents: number) => formatCents(cents, currency);
  const values: [string, string][] = [
    ['computed.budgetTotal', money(totalCents)],
    ['computed.budgetDirect', money(directCents)],
    ['computed.budgetIndirect', money(indirectCents)],
    ...categories.flatMap(({ category, cents: ofCategory, lines }): [string, string][] => [
      [`computed.budgetCategory.${category}`, money(ofCategory)],
      ...lines.flatMap(({ line, place, cents }): [string, string][] => [
        [`computed.budgetLine.${place}`, money(cents)],
        [`computed.budgetCalculation.${place}`, calculationInWords(line, currency)],
      ]),
    ]),
  ];
  return new Map(
    values.map(([id, value]) => {
      const { label = '', how = '' } = computedLabels[id.split('.')[1] ?? ''] ?? {};
      return [id, { id, label, kind: 'computed', value, how, uses: 0 }];
    }),
  );
}

/**
 * The cards of facts as they are today. A text keeps the card of a fact that has not changed since, because its value
 * is worded as the text words it; what only a new text computes stays as that text has it.
 */
export function factCardsToday(today: DraftingFacts, text?: TextWithFacts): FactCardsToday {
  const ofText = new Map(text?.cards.map((card) => [card.id, card]));
  let budget: Map<string, FactCard> | undefined;
  const lookUp = (id: string): FactCard | undefined => {
    const [kind, name = ''] = id.split('.');
    if (kind === 'computed' && ofBudget.includes(name)) {
      budget ??= budgetCards(today);
      return budget.get(id);
    }
    const stated = ofText.get(id);
    if (kind === 'computed' || !text) return stated ?? cardOfFact(id, today);
    const [then, now] = [cardOfFact(id, text.facts), cardOfFact(id, today)];
    const isSame = then?.value === now?.value && then?.label === now?.label;
    return stated && isSame ? stated : now;
  };
  const found = new Map<string, FactCard | undefined>();
  return {
    find(id) {
      if (!found.has(id)) found.set(id, lookUp(id));
      return found.get(id);
    },
  };
}
