import { budgetLineCents, formatDay, indirectCents, parseBudgetText, westernDigits } from '@harambee/domain';
import type { DraftingFacts } from '../context/drafter.ts';

/** Every number in a text, in 0-9 and without thousands separators. */
export const numbersIn = (text: string): string[] =>
  (westernDigits(text).match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((number) => number.replaceAll(',', ''));

/**
 * Calculated independently of the engine: the numbers that a text about these facts may state. Small whole numbers
 * are counts, months, shares and positions; other tests check those.
 */
export function isKnownNumber(facts: DraftingFacts): (number: string) => boolean {
  const inFacts = new Set([...numbersIn(textsOf(facts)), ...daysOf(facts).flatMap(numbersIn)]);
  const values = new Set(computed(facts).map((value) => value.toFixed(2)));
  return (number) => inFacts.has(number) || values.has(Number(number).toFixed(2));
}

const textsOf = (facts: DraftingFacts): string => {
  const { facts: figures = [], ...about } = facts.organization;
  const { budgetLines = [], indirectCost, ...fields } = facts.proposal;
  return [fields, about, ...figures, ...budgetLines, indirectCost ?? {}]
    .flatMap((group) => Object.values(group).flat())
    .join('\n');
};

const daysOf = ({ proposal, organization }: DraftingFacts): string[] =>
  [proposal.deadline, ...(organization.facts ?? []).map(({ date }) => date)]
    .filter((day) => day !== '')
    .map((day) => formatDay(day, 'en-GB'));

function computed({ proposal }: DraftingFacts): number[] {
  const { budgetLines = [], indirectCost, requestedAmount: requested } = proposal;
  const read = parseBudgetText(proposal.budget);
  const amounts =
    budgetLines.length > 0
      ? budgetLines.map(budgetLineCents)
      : read.lines.map(({ amountCents }) => amountCents);
  const direct = amounts.reduce((sum, cents) => sum + cents, 0);
  const indirect = budgetLines.length > 0 ? indirectCents(direct, indirectCost?.rate ?? 0) : 0;
  const ofCategory = (category: string) =>
    budgetLines
      .filter((line) => line.category === category)
      .reduce((sum, line) => sum + budgetLineCents(line), 0);
  const categories = [...new Set(budgetLines.map(({ category }) => category))].map(ofCategory);
  const total = direct + indirect;
  const shares = [...amounts, ...categories].map((cents) => Math.round((cents / total) * 1_000) / 10);
  return [
    ...Array.from({ length: 101 }, (_, index) => index),
    ...[...amounts, ...categories, direct, indirect, total, Math.abs(total - requested * 100)].map(
      (cents) => cents / 100,
    ),
    ...shares,
    ...budgetLines.flatMap(({ quantityHundredths, unitCents }) => [
      quantityHundredths / 100,
      unitCents / 100,
    ]),
    ...(indirectCost ? [indirectCost.rate / 100, indirectCost.cap / 100] : []),
    Math.round((requested * 100) / proposal.beneficiaries) / 100,
    Math.round(requested / proposal.beneficiaries),
  ];
}
