import type { CellPath } from '../cells.ts';
import type { Application } from '../typed-plan.ts';

export type ErrorKind = 'contradiction' | 'leftover' | 'personal_data';

/** An error that a reviewer would find, put into a clean application. */
export interface SeededError {
  id: string;
  kind: ErrorKind;
  describe: string;
  of: Application;
  apply: (application: Application) => Application;
  /**
   * Where the error is, and the place it contradicts, if any. A finding is correct if it names the first place and
   * its message matches `says`.
   */
  places: [CellPath] | [CellPath, CellPath];
  says: RegExp;
}

/** A number must not be part of a longer one. */
const whole = (alternative: string): string =>
  `${/^\d/.test(alternative) ? '(?<![\\d.,])' : ''}${alternative}${/\d$/.test(alternative) ? '(?!\\d)' : ''}`;

/** All of these in any order, each with alternatives separated by `|`: the two values that contradict each other. */
export const bothOf = (...parts: string[]): RegExp =>
  new RegExp(parts.map((part) => `(?=[\\s\\S]*?(?:${part.split('|').map(whole).join('|')}))`).join(''), 'i');
