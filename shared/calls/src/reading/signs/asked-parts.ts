import type { LimitFound } from '../limits/limits-in.ts';
import { type Passage, passageAt } from '../lines/passage.ts';
import type { Span } from '../text/sentences.ts';
import { type Signs, signsOf } from './signs.ts';

/** "What you will do (300 words), who will do it (150 words)": each bracket ends an item. */
function behindBrackets({ plain }: Passage, limits: readonly LimitFound[]): Span[] {
  const brackets = limits.filter(({ within }) => /[([]/.test(plain.charAt(within.start)));
  if (brackets.length < 2 || brackets.length < limits.length) return [];
  let start = 0;
  return brackets.map(({ within }, index) => {
    const lead = /^[\s,;.]*(?:(?:and|et|y|e)\s)?/.exec(plain.slice(start))?.[0].length ?? 0;
    const span = {
      start: start + lead,
      end:
        index === brackets.length - 1 && /\p{L}/u.test(plain.slice(within.end)) ? plain.length : within.end,
    };
    start = within.end;
    return span;
  });
}

/** "Describe the need. Use 300 words. Explain the method in 500 words.": a request begins where the last one has a limit. */
function behindRequests({ plain }: Passage, { sentences, limits, requests }: Signs): Span[] {
  const spans: Span[] = [];
  let hasLimit = false;
  for (const { start, end } of sentences) {
    const sentence = plain.slice(start, end);
    const isAsking = requests.has(sentence) || /\?\W*$/.test(sentence);
    const last = spans.at(-1);
    if (!last || (isAsking && hasLimit)) {
      spans.push({ start, end });
      hasLimit = false;
    } else last.end = end;
    if (limits.some(({ within }) => within.start >= start && within.start < end)) hasLimit = true;
  }
  return spans;
}

/** A passage that asks for several answers, each with its limit, as one passage for each. */
export function askedParts(passage: Passage): Passage[] {
  if (passage.isRow || passage.text.length < 60) return [passage];
  const signs = signsOf(passage);
  if (signs.limits.filter(({ isCounter }) => !isCounter).length < 2) return [passage];
  const spans = [behindRequests(passage, signs), behindBrackets(passage, signs.limits)].find(
    ({ length }) => length > 1,
  );
  if (!spans) return [passage];
  return spans.map(({ start, end }, index) =>
    passageAt(passage, start, end, index === 0 ? passage.marker : undefined),
  );
}
