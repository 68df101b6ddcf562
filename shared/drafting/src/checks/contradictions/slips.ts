import { type Check, doubt } from '../check.ts';
import { inFigures, isYear, numbersIn, wordsAfter } from '../reading/numbers.ts';
import { passagesOf } from '../reading/passages.ts';

/** Two digits that changed places, or one that is another: the slips of a hand that types a number again. */
export function isSlipOf(stated: number, given: number): boolean {
  const [one, other] = [String(stated), String(given)];
  if (one.length !== other.length || one.length < 3) return false;
  const places = [...one].flatMap((digit, place) => (digit === other[place] ? [] : [place]));
  if (places.length === 1) return one.length >= 4;
  return places.length === 2 && isSwap(one, other, places);
}

const isSwap = (one: string, other: string, [first = 0, second = 0]: readonly number[]): boolean =>
  one[first] === other[second] && one[second] === other[first];

/** "348 households" once, where all other texts say 384 (CHECK-02). */
export const slips: Check = function* slips(checked) {
  const counted = passagesOf(checked)
    .filter(({ field }) => field !== 'trackRecord')
    .flatMap(({ path, text }) =>
      numbersIn(text)
        .filter((stated) => stated.value >= 100 && !isYear(stated))
        .map(({ value, end }) => ({ path, value, noun: wordsAfter(text, end, 1)[0] ?? '' })),
    )
    .filter(({ noun }) => noun.length > 3);
  const byNoun = new Map<string, typeof counted>();
  for (const one of counted) byNoun.set(one.noun, [...(byNoun.get(one.noun) ?? []), one].slice(0, 41));
  for (const one of counted) {
    const same = byNoun.get(one.noun) ?? [];
    // More of them are a list, and no slip.
    if (same.length > 40 || same.filter(({ value }) => value === one.value).length > 1) continue;
    const [usual, ...more] = same.filter(({ value }) => value !== one.value && isSlipOf(value, one.value));
    const [first, second] = [String(one.value), String(usual?.value)];
    if (!usual || !more.some(({ value }) => value === usual.value)) continue;
    if ([...first].sort().join('') !== [...second].sort().join('')) continue;
    yield doubt(checked, {
      message: `${inFigures(one.value)} ${one.noun} are named here, ${inFigures(usual.value)} elsewhere.`,
      at: [one.path, usual.path],
    });
  }
};
