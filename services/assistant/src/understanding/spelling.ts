import { distance } from 'fastest-levenshtein';

/** Two adjacent letters swapped is one mistake: "diary" for "dairy". */
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length &&
  distance(one, other) === 2 &&
  [...one].some(
    (letter, at) => letter !== other[at] && letter === other[at + 1] && one[at + 1] === other[at],
  );

/** How many mistakes a word of this length may have: short words are too much alike. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 9 ? 1 : 2);

/** How many typing mistakes are between two words; undefined if they are too many to mean the same. */
export function mistakes(typed: string, meant: string): number | undefined {
  if (typed === meant) return 0;
  // A number is another one, however near.
  if (/\d/.test(typed) || /\d/.test(meant)) return undefined;
  if (typed[0] !== meant[0] || Math.min(typed.length, meant.length) < 4) return undefined;
  const most = allowed(Math.min(typed.length, meant.length));
  if (Math.abs(typed.length - meant.length) > most) return undefined;
  if (isSwapped(typed, meant)) return 1;
  const found = distance(typed, meant);
  return found <= most ? found : undefined;
}

/** The same for the beginning of a word. */
export function mistakesAtStart(typed: string, start: string): number | undefined {
  if (typed.startsWith(start)) return 0;
  if (start.length < 5) return undefined;
  const found = [-1, 0, 1].flatMap((more) => mistakes(typed.slice(0, start.length + more), start) ?? []);
  return found.length > 0 ? Math.min(...found) : undefined;
}
