import { westernDigits } from '@harambee/domain';
import { figuresIn } from './numbers/numerals.ts';
import { statementsOf } from './pieces.ts';
import { topics } from './topics.ts';

/** Older sources describe another time. */
const recentYears = 5;

/** What a description of the need brings as proof. */
export interface NeedEvidence {
  /** Different figures it states. */
  figures: number;
  /** A source with its year, not more than five years before the year of the call. */
  hasDatedSource: boolean;
}

/** `day` is that of the call, or without one the day the form was saved; without either any year will do. */
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
