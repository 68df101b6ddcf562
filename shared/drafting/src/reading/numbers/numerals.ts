import { westernDigits } from '@harambee/domain';
import { remembered } from '../remembered.ts';

/** The numbers in a text, in 0-9 and without thousands separators, so that they can be compared. */
export const numeralsIn: (text: string) => readonly string[] = remembered((text) =>
  Array.from(westernDigits(text).matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu), ([numeral]) =>
    numeral.replaceAll(',', ''),
  ),
);

/** The distinct figures of a text, without years, which say when, not how much. */
export function figuresIn(text: string): Set<string> {
  return new Set(numeralsIn(text).filter((numeral) => !/^(?:19|20)\d\d$/.test(numeral)));
}
