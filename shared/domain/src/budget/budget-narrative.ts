import { westernDigits } from '../format/digits.ts';
import { smallNumberWords as words } from '../format/number-words.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';
import { longestText } from '../proposal-form/proposal-fields.ts';

/** A number of people that the text and the budget both name. */
export interface Headcount {
  /** Place of the budget line. */
  place: number;
  /** What they are called, as the text has it: "mobilisers". */
  who: string;
  budgeted: number;
  /** What the text says; the same number when both agree. */
  stated: number;
}

const peopleWord = /^(?:people|persons?|staff|posts?|positions?|full-?time|part-?time)$/i;

/** The last word of an item without its plural: "Community mobilisers" is about a "mobiliser". */
function stemOf(item: string): string | undefined {
  const last = /([\p{L}-]{5,})\s*$/u.exec(item)?.[1]?.toLowerCase();
  return last?.replace(/s$/, '');
}

const numberOf = (text: string): number =>
  words.includes(text.toLowerCase()) ? words.indexOf(text.toLowerCase()) + 1 : Number(text);

/** How many of them the text counts: "two community mobilisers", "3 mobilisers". Each number once. */
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
 * Posts of the budget that the narrative counts too. Only what is certain: a whole number of people, one line of that
 * name, and a text that gives one number of them. Where the text gives the budget's number among others it agrees.
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
