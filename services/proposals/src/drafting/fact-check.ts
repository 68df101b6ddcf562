import { formatDay } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { draftContext } from './draft-context.ts';
import type { DraftingFacts } from './drafter.ts';
import { numeralsIn } from './numerals.ts';
import { plainText } from './plain-text.ts';
import { sectionWriters } from './sections/section-writers.ts';

/** Every text the facts hold, and what the engine computes from them: numbers, names and sums it may state. */
export function factTexts(facts: DraftingFacts): string[] {
  const { proposal, organization } = facts;
  const { facts: figures = [], ...about } = organization;
  const texts = [proposal, about, ...figures]
    .flatMap((group) => Object.values(group).flat())
    .map((value) => plainText(String(value)));
  const context = draftContext(facts, '');
  const computed = Object.values(sectionWriters)
    .flatMap((write) => write(context).flat())
    .flatMap((part) => ('need' in part ? [part.need] : 'fact' in part ? [part.text] : []));
  const deadline = proposal.deadline ? [formatDay(proposal.deadline, 'en-GB')] : [];
  return [...texts, ...computed, ...deadline];
}

const supportedNumerals = (facts: DraftingFacts): Set<string> =>
  new Set(factTexts(facts).flatMap(numeralsIn));

/** Numbers in a text, whoever wrote it, that are neither among the facts nor computed from them. */
export function unsupportedNumerals(sections: readonly GeneratedSection[], facts: DraftingFacts): string[] {
  const supported = supportedNumerals(facts);
  const stated = sections.flatMap(({ text }) => numeralsIn(text));
  return [...new Set(stated)].filter((numeral) => !supported.has(numeral));
}

const sourceMark = 'a source for "';

/** What a text needs that states something no fact holds. */
export const sourceNeed = (what: string): string => `${sourceMark}${what.replace(/["[\]\n]/g, ' ')}"`;

/** True where a text states a name or a number nobody gave, whether marked by now or not. */
export const hasUnsupportedClaims = (sections: readonly GeneratedSection[], facts: DraftingFacts): boolean =>
  sections.some(({ needs }) => needs.some((what) => what.startsWith(sourceMark))) ||
  unsupportedNumerals(sections, facts).length > 0;
