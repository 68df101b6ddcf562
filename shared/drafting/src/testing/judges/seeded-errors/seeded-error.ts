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
   * Where the error is, and what it contradicts if that is somewhere else. A finding is the right one when it names the first place
   * and its words match `says`.
   */
  places: [CellPath] | [CellPath, CellPath];
  says: RegExp;
}

/** A number is not a part of a longer one. */
const whole = (alternative: string): string =>
  `${/^\d/.test(alternative) ? '(?<![\\d.,])' : ''}${alternative}${/\d$/.test(alternative) ? '(?!\\d)' : ''}`;

/** All of these in any order, each as alternatives with `|` between: the two values that do not agree. */
export const bothOf = (...parts: string[]): RegExp =>
  new RegExp(parts.map((part) => `(?=[\\s\\S]*?(?:${part.split('|').map(whole).join('|')}))`).join(''), 'i');
