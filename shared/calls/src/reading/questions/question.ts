import type { LimitFound } from '../limits/limits-in.ts';
import type { Passage, Place } from '../lines/passage.ts';
import type { Part } from '../outline/outline.ts';

/** A limit with where it is said, and for which questions together. */
export interface QuestionLimit extends Pick<LimitFound, 'maximum' | 'unit' | 'spaces'> {
  at: Place;
  /** The words that say so. */
  said: string;
  /** Several answers share it. */
  isShared: boolean;
}

/** A question of the form as the rules read it. */
export interface QuestionFound {
  /** As the funder numbers it; empty without a number. */
  number: string;
  label: string;
  text: string;
  help: string[];
  limit: QuestionLimit | undefined;
  isRequired: boolean;
  part: Part;
  isSure: boolean;
  at: Place;
  /** Every line that it was read from. */
  lines: Place[];
  passage: Passage | undefined;
}
