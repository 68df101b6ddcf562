import { formatDay } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { draftContext } from './draft-context.ts';
import type { DraftingFacts } from './drafter.ts';
import { numeralsIn } from './numerals.ts';
import { plainText } from './plain-text.ts';
import { sectionWriters } from './sections/section-writers.ts';

/** Every number the facts hold, and every number the engine computes from them. */
function supportedNumerals(facts: DraftingFacts): Set<string> {
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
  return new Set([...texts, ...computed, ...deadline].flatMap(numeralsIn));
}

/** Numbers in a text, whoever wrote it, that are neither among the facts nor computed from them. */
export function unsupportedNumerals(sections: readonly GeneratedSection[], facts: DraftingFacts): string[] {
  const supported = supportedNumerals(facts);
  const stated = sections.flatMap(({ text }) => numeralsIn(text));
  return [...new Set(stated)].filter((numeral) => !supported.has(numeral));
}
