import { westernDigits } from '../format/digits.ts';
import { smallNumberWords as words } from '../format/number-words.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';
import { longestText } from '../proposal-form/proposal-fields.ts';

/** A number of people that both the text and the budget state. */
export interface Headcount {
  /** Index of the budget line. */
  place: number;
  /** What the text calls them: "mobilisers". */
  who: string;
  budgeted: number;
  /** The number in the text; equal to the budget's if both agree. */
  stated: number;
}

const peopleWord = /^(?:people|persons?|staff|posts?|positions?|full-?time|part-?time)$/i;

/** The last word of an item in the singular: "Community mobilisers" gives "mobiliser". */
function stemOf(item: string): string | undefined {
  const last = /([\p{L}-]{5,})\s*$/u.exec(item)?.[1]?.toLowerCase();
  return last?.replace(/s$/, '');
}

const numberOf = (text: string): number =>
  words.includes(text.toLowerCase()) ? words.indexOf(text.toLowerCase()) + 1 : Number(text);

/** How many of them the text mentions: "two community mobilisers", "3 mobilisers". Each number once. */
function countsOf(stem: string, text: string): { who: string; stated: number }[] {
  const counted = new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(\\d{1,3}|${words.join('|')})\\s(?:[\\p{L}-]+\\s){0,2}?(${stem}s?)(?![\\p{L}-])`,
    'giu',
  );
  const found = [...text.slice(0, longestText).matchAll(counted)].map(([, number = '', who = '']) => ({
    who: who.toLowerCase(),
    stated: numberOf(number),
  }));
  return [...new Map(found.map((one) => [one.stated, one])).values()];
}

/**
 * Positions in the budget that the narrative also counts. Only clear cases: a whole number of people, one budget line
 * with that name, and one number in the text. If the text states several numbers and the budget's is among them, they
 * agree.
 */
export function headcounts(lines: readonly BudgetLine[], narrative: string): Headcount[] {
  const text = westernDigits(narrative);
  const people = lines.map(({ category, unit, quantityHundredths, item }) =>
    (category === 'personnel' || peopleWord.test(unit.trim())) && quantityHundredths % 100 === 0
      ? stemOf(item)
      : undefined,
  );
  return people.flatMap((stem, place) => {
    if (!stem || people.filter((other) => other === stem).length > 1) return [];
    const budgeted = (lines[place] as BudgetLine).quantityHundredths / 100;
    const found = countsOf(stem, text);
    const same = found.find(({ stated }) => stated === budgeted);
    const [one, ...others] = found;
    const certain = same ?? (others.length === 0 ? one : undefined);
    return certain ? [{ place, who: certain.who, budgeted, stated: certain.stated }] : [];
  });
}
