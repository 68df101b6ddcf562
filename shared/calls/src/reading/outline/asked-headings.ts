import type { Passage } from '../lines/passage.ts';
import type { Signs } from '../signs/signs.ts';
import { zoneOf } from './zone-of.ts';

const mostWords = 12;
/** So many questions with the words of a heading make the others headings, too. */
const least = 2;

/** A question that stands apart, has no number and no limit, and is answered below. */
function isBare(passages: readonly Passage[], signs: readonly Signs[], index: number): boolean {
  const [passage, sign, next] = [passages[index], signs[index], passages[index + 1]];
  return (
    passage !== undefined &&
    sign !== undefined &&
    next !== undefined &&
    passage.isApart &&
    passage.marker === undefined &&
    !passage.isRow &&
    /\?$/.test(passage.text) &&
    passage.text.split(' ').length <= mostWords &&
    sign.limits.length === 0 &&
    !signs[index + 1]?.isLimitAlone &&
    !signs[index + 1]?.isQuestion
  );
}

/** The headings of a call that is told in questions and answers: "How much can we ask for?", "Who can apply?". */
export function askedHeadings(passages: readonly Passage[], signs: readonly Signs[]): ReadonlySet<Passage> {
  const bare = passages.filter((_, index) => isBare(passages, signs, index));
  return new Set(bare.filter(({ plain }) => zoneOf(plain, true) !== undefined).length < least ? [] : bare);
}
