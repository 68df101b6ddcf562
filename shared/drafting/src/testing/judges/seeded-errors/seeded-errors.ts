import { dateAndMoneyErrors } from './dates-and-money.fixture.ts';
import { leftoverErrors } from './leftovers.fixture.ts';
import { numberErrors } from './numbers.fixture.ts';
import { personalDataErrors } from './personal-data.fixture.ts';
import type { SeededError } from './seeded-error.ts';
import { targetErrors } from './targets.fixture.ts';

/** Sixty errors. Each must be found, and the application without it must have no findings. */
export const seededErrors: readonly SeededError[] = [
  ...numberErrors,
  ...targetErrors,
  ...dateAndMoneyErrors,
  ...leftoverErrors,
  ...personalDataErrors,
];
