import { westernDigits } from '@harambee/domain';
import { figuresIn } from './numbers/numerals.ts';
import { statementsOf } from './pieces.ts';
import { topics } from './topics.ts';

/** Older sources are out of date. */
const recentYears = 5;

/** The evidence in a description of the need. */
export interface NeedEvidence {
  /** The number of distinct figures. */
  figures: number;
  /** A source with its year, not more than five years before the year of the call. */
  hasDatedSource: boolean;
}

/**
 * `day` is the day of the call, or else the day the form was saved; without either, any year counts.
 */
export function needEvidence(text: string, day: string | undefined): NeedEvidence {
  const oldest = Number(day?.slice(0, 4) || recentYears) - recentYears;
  const hasDatedSource = statementsOf(text).some(
    (statement) =>
      topics.source.test(statement) &&
      (westernDigits(statement).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).some(
        (year) => Number(year) >= oldest,
      ),
  );
  return { figures: figuresIn(text).size, hasDatedSource };
}
