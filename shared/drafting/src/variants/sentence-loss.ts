import type { CutUnit } from './cut-units.ts';
import { worthOf } from './shorter.ts';

/** Words that a reviewer has read too often, in the languages of calls. */
const filler =
  /\b(?:we (?:strongly |firmly |truly )?believe|passionate|proud|excited|thrilled|innovative|unique opportunity|as (?:mentioned|stated|noted) (?:above|earlier|before)|in (?:conclusion|summary)|it (?:is|should be) (?:important|noted|worth)|needless to say|of course|would like to thank|thank you|look forward|overall|moreover|furthermore)\b|\b(?:nous (?:sommes (?:fiers|convaincus)|croyons)|en conclusion|il est important|merci|bien entendu|estamos (?:orgullosos|convencidos)|creemos|en conclusión|es importante|gracias|por supuesto|acreditamos|estamos (?:orgulhosos|convencidos)|em conclusão|é importante|obrigad[oa]s?)\b/iu;

/** An example or an aside can go. */
const aside = /\b(?:for example|for instance|such as|e\.g\.|par exemple|por ejemplo|por exemplo)\b/iu;

const contentWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{3,}/gu) ?? [];

/** How many of its words stand nowhere else, 0 to 1. */
function newness(words: readonly string[], uses: ReadonlyMap<string, number>): number {
  const own = [...new Set(words)];
  if (own.length === 0) return 0;
  return own.filter((word) => (uses.get(word) ?? 0) <= 1).length / own.length;
}

/** Of a sentence in the middle: names of people, places, partners. */
const hasName = (text: string): boolean => /(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/u.test(text);

/**
 * How much a reader would miss each unit of an answer, more for more: facts that reviewers look for, then figures,
 * names and what is said nowhere else; fillers least.
 */
export function lossesOf(units: readonly CutUnit[]): number[] {
  const uses = new Map<string, number>();
  const words = units.map(({ text }) => contentWords(text));
  for (const own of words) for (const word of new Set(own)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const factUses = new Map<string, number>();
  for (const fact of units.flatMap(({ facts }) => facts)) factUses.set(fact, (factUses.get(fact) ?? 0) + 1);
  return units.map(({ text, facts, hasNeed, pieces }, place) => {
    const worths = facts.map((fact) => worthOf(fact) * ((factUses.get(fact) ?? 0) > 1 ? 0.2 : 1));
    return (
      Math.max(0, ...worths) +
      (hasNeed ? 0.5 : 0) +
      (/\p{N}/u.test(text) ? 0.6 : 0) +
      (hasName(text) ? 0.2 : 0) +
      // A list or table says more in less than sentences do.
      (pieces.length > 1 ? 0.3 : 0) +
      0.5 * newness(words[place] ?? [], uses) -
      (filler.test(text) ? 0.7 : 0) -
      (aside.test(text) ? 0.2 : 0)
    );
  });
}
