import type { Checked } from './checked.ts';
import type { Check } from './contradiction.ts';
import { countsAgainstActivities, countsAgainstBudget } from './counts.ts';
import { foreignCurrency } from './currency.ts';
import type { Finding } from './finding.ts';
import { leftTraces, pastFuture } from './leftovers.ts';
import { budgetProducts, budgetSumIsRequest } from './money.ts';
import { objectiveProgress } from './objectives.ts';
import { otherCall, otherCountry, otherFunder, otherOrganization } from './other-names.ts';
import { statedAges, statedPeople } from './people-counts.ts';
import { personalDataOfPeople } from './personal-data.ts';
import { callDates, rowDates } from './plan-dates.ts';
import { outcomeFigures } from './plan-figures.ts';
import { planLinks } from './plan-links.ts';
import { incompleteRows, unreadLines } from './rows.ts';
import { overbookedPeople, sharesAgainstBudget, sharesInWords } from './shares.ts';
import { calendarMonths, numberedMonths, objectiveDates, statedDuration } from './text-dates.ts';
import { statedUnits } from './units.ts';

/** Every check; a new one gets a row here. */
const checks: readonly Check[] = [
  callDates,
  outcomeFigures,
  objectiveProgress,
  statedUnits,
  planLinks,
  rowDates,
  numberedMonths,
  calendarMonths,
  objectiveDates,
  statedDuration,
  countsAgainstBudget,
  countsAgainstActivities,
  sharesAgainstBudget,
  overbookedPeople,
  sharesInWords,
  statedPeople,
  statedAges,
  budgetSumIsRequest,
  budgetProducts,
  foreignCurrency,
  leftTraces,
  pastFuture,
  otherFunder,
  otherOrganization,
  otherCountry,
  otherCall,
  personalDataOfPeople,
  unreadLines,
  incompleteRows,
];

/**
 * What a reviewer would hold against a proposal, each with its places (CHECK-01). Nothing is read and nothing is sent: it
 * runs in a browser while somebody writes, and in services. `today` is a day, `YYYY-MM-DD`.
 */
export function checkProposal(checked: Checked, today: string): Finding[] {
  const seen = new Set<string>();
  return checks
    .flatMap((check) => [...check(checked, today)])
    .filter(({ message, places: [first] }) => {
      const key = `${message} ${first.path}`;
      return !seen.has(key) && seen.add(key);
    });
}
