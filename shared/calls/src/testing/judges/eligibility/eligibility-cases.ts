import { countryAndAgeCases } from './country-and-age.fixture.ts';
import type { EligibilityCase } from './eligibility-case.ts';
import { formAndSectorCases } from './form-and-sector.fixture.ts';
import { moneyCases } from './money.fixture.ts';

/** Rules of calls against profiles and requests, each with the one answer that is no guess. */
export const eligibilityCases: EligibilityCase[] = [
  ...countryAndAgeCases,
  ...moneyCases,
  ...formAndSectorCases,
];
