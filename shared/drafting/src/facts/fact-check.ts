import { formatDay } from '@harambee/domain';
import type { GeneratedSection, TracedText } from '@harambee/domain/schemas';
import { draftContext } from '../context/draft-context.ts';
import { type DraftedSection, partsOf } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { numeralsIn } from '../reading/numbers/numerals.ts';
import { plainText } from '../reading/plain-text.ts';
import { draftedSections } from '../sections/section-writers.ts';

/**
 * Every text in the facts, and everything the engine computes from them: the numbers, names and sums it may state.
 */
export function factTexts(
  facts: DraftingFacts,
  drafted: readonly DraftedSection[] = draftedSections(draftContext(facts, '')),
): string[] {
  const { proposal, organization } = facts;
  const { facts: figures = [], ...about } = organization;
  const texts = [proposal, about, ...figures]
    .flatMap((group) => Object.values(group).flat())
    .filter((value) => typeof value !== 'object')
    .map((value) => plainText(String(value)));
  const computed = drafted
    .flatMap(partsOf)
    .flatMap((part) => ('need' in part ? [part.need] : 'fact' in part ? [part.text] : []));
  const deadline = proposal.deadline ? [formatDay(proposal.deadline, 'en-GB')] : [];
  return [...texts, ...computed, ...deadline];
}

/** Everything a section states, except table headers: those are our own words and the months of the project. */
const statedTexts = ({ text, tables = [] }: GeneratedSection): string[] => [
  text,
  ...tables.flatMap(({ rows }) => rows.flat().map((cell) => cell.text)),
];

/** Numbers in a text that are neither facts nor computed from facts, whoever wrote it. */
export function unsupportedNumerals(
  sections: readonly GeneratedSection[],
  facts: DraftingFacts,
  drafted?: readonly DraftedSection[],
): string[] {
  const supported = new Set(factTexts(facts, drafted).flatMap(numeralsIn));
  const stated = sections.flatMap(statedTexts).flatMap(numeralsIn);
  return [...new Set(stated)].filter((numeral) => !supported.has(numeral));
}

const sourceMark = 'a source for "';

/** True for a note about a statement without a fact. */
export const isSourceNeed = (what: string): boolean => what.startsWith(sourceMark);

/** The needs of a text that states something without a fact. */
export const sourceNeed = (what: string): string => `${sourceMark}${what.replace(/["[\]\n]/g, ' ')}"`;

/** The text without the ranges that state facts. */
function withoutFacts({ text, sources = [] }: TracedText): TracedText {
  let [rest, from] = ['', 0];
  for (const { start, end } of sources) {
    rest += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return { text: rest + text.slice(from) };
}

/** True if a text states a name or number that nobody gave, whether marked already or not. */
export function hasUnsupportedClaims(sections: readonly GeneratedSection[], facts: DraftingFacts): boolean {
  if (sections.some(({ needs }) => needs.some(isSourceNeed))) return true;
  // Whatever is inside a fact's range is a fact. The engine writes no other numbers, so its texts need no second run
  // to compare.
  const loose = sections.map((section) => ({
    ...section,
    ...withoutFacts(section),
    tables: section.tables?.map((table) => ({
      ...table,
      rows: table.rows.map((row) => row.map(withoutFacts)),
    })),
  }));
  const hasNumber = loose.flatMap(statedTexts).some((text) => numeralsIn(text).length > 0);
  return hasNumber && unsupportedNumerals(loose, facts).length > 0;
}
