import { westernDigits } from '../format/digits.ts';
import { type Amount, numbersOf } from './budget-amounts.ts';
import { isProduct } from './budget-calculation.ts';

/** Numbers that form one amount: a single number, or a product with its result. */
interface Term {
  start: number;
  end: number;
  /** True for an amount; false for a percentage, another currency or a unit price, which end an item too. */
  isAmount: boolean;
}

/** The bracket depth of each number. */
function depthsOf(line: string, numbers: Amount[]): number[] {
  let at = 0;
  let depth = 0;
  return numbers.map(({ start }) => {
    for (; at < start; at++) {
      if (line[at] === '(') depth++;
      else if (line[at] === ')') depth = Math.max(0, depth - 1);
    }
    return depth;
  });
}

/** The numbers that state what an item costs: those outside brackets, otherwise those inside. */
export function outerNumbers(line: string, numbers: Amount[]): Amount[] {
  const depths = depthsOf(line, numbers);
  const isClosing = (number: Amount) => number.kind !== 'count';
  const outer = numbers.filter((_, place) => depths[place] === 0);
  return outer.some(isClosing) ? outer : numbers;
}

function termsOf(line: string): Term[] {
  const numbers = outerNumbers(line, numbersOf(line));
  const terms: Term[] = [];
  for (let place = 0; place < numbers.length; place++) {
    const first = numbers[place] as Amount;
    let last = first;
    while (numbers[place + 1] && isProduct(line, last, numbers[place + 1] as Amount)) {
      last = numbers[++place] as Amount;
    }
    const result = numbers[place + 1];
    if (last !== first && result && /^[^\d:;,()]{0,30}=\s*$/.test(line.slice(last.end, result.start))) {
      last = numbers[++place] as Amount;
    }
    const isOne = last === first;
    if (isOne && first.kind === 'count') continue;
    terms.push({ start: first.start, end: last.end, isAmount: !isOne || first.kind === 'amount' });
  }
  return terms;
}

const joint = /^\s*(?:\([^()]{0,400}\)|\))?\s*(?:[,，、&+]\s*(?:and\s)?|\.(?=\s)|(?:and|plus)\s)/i;
const jointsInside = [/[,，、+&]|\.\s/g, /\s(?:and|plus)\s/gi];
const trailingJoint = /\s*(?:[,，、&+.]\s*)?(?:\b(?:and|plus)\s*)?$/i;

/** Where the next item begins between two amounts; `from` is the end of the first. */
function cutAfter({ isAmount }: Term, gap: string): number | undefined {
  const direct = joint.exec(gap);
  if (direct) return direct[0].length;
  if (!isAmount || !/\p{L}/u.test(gap)) return undefined;
  for (const inside of jointsInside) {
    const last = [...gap.matchAll(inside)].findLast(({ index }) => /\p{L}/u.test(gap.slice(index)));
    if (last) return last.index + last[0].length;
  }
  return 0;
}

/**
 * Splits a line with several items into one piece for each. Either the item comes first ("pens, paper 300, bus 200"),
 * and a comma or "and" after an amount starts the next, or the amount does ("$5k for pens, paper, $300 for the bus").
 */
export function segmentsOf(line: string): string[] {
  const western = westernDigits(line);
  const terms = termsOf(western);
  const [first] = terms;
  if (!first || terms.length < 2) return [line];
  const isAmountFirst =
    !/\p{L}/u.test(western.slice(0, first.start)) && /^\s+\p{L}/u.test(western.slice(first.end));
  const segments: string[] = [];
  let from = 0;
  for (const [place, term] of terms.slice(0, -1).entries()) {
    const next = terms[place + 1] as Term;
    const gap = western.slice(term.end, next.start);
    if (/^\s*=\s*$/.test(gap)) {
      // "… + labour 4000 = 12000": the sum of everything before it.
      if (place !== terms.length - 2 || place === 0) continue;
      segments.push(line.slice(from, term.end));
      from = term.end;
    } else if (isAmountFirst) {
      const cut = next.start - (trailingJoint.exec(gap)?.[0].length ?? 0);
      if (!/\p{L}/u.test(gap)) continue;
      segments.push(line.slice(from, cut));
      from = next.start;
    } else {
      const cut = cutAfter(term, gap);
      if (cut === undefined) continue;
      segments.push(
        line.slice(from, term.end + cut).replace(/[\s,，、&+]*(?:\b(?:and|plus))?[\s,，、&+.]*$/i, ''),
      );
      from = term.end + cut;
    }
  }
  return [...segments, line.slice(from).trim()].filter((segment) => segment !== '');
}
