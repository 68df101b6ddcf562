import type { Check } from './check.ts';
import type { Checked } from './checked.ts';
import { countsAgainstActivities, countsAgainstBudget } from './contradictions/counts.ts';
import { foreignCurrency } from './contradictions/currency.ts';
import { budgetProducts, budgetSumIsRequest } from './contradictions/money.ts';
import { objectiveProgress } from './contradictions/objectives.ts';
import { statedAges, statedPeople } from './contradictions/people-counts.ts';
import { callDates, rowDates } from './contradictions/plan-dates.ts';
import { outcomeFigures } from './contradictions/plan-figures.ts';
import { planLinks } from './contradictions/plan-links.ts';
import { overbookedPeople, sharesAgainstBudget, sharesInWords } from './contradictions/shares.ts';
import { slips } from './contradictions/slips.ts';
import {
  calendarMonths,
  numberedMonths,
  objectiveDates,
  statedDuration,
} from './contradictions/text-dates.ts';
import { statedUnits } from './contradictions/units.ts';
import { unknownPeople } from './contradictions/unknown-people.ts';
import type { Finding } from './finding.ts';
import { leftTraces, pastFuture } from './leftovers/left-traces.ts';
import {
  formerFunder,
  otherCall,
  otherCountry,
  otherFunder,
  otherOrganization,
} from './leftovers/other-names.ts';
import { personalDataOfPeople } from './personal-data/personal-data.ts';
import { incompleteRows, unreadLines } from './rows.ts';

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
  slips,
  unknownPeople,
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
  formerFunder,
  personalDataOfPeople,
  unreadLines,
  incompleteRows,
];

/**
 * What a reviewer would hold against a proposal, each with its places (CHECK-01). Nothing is read and nothing is sent: it
 * runs in a browser while somebody writes, and in services. `today` is a day, `YYYY-MM-DD`.
 */
export function checkProposal(checked: Checked, today: string): Finding[] {
  const findings = new Map<string, Finding>();
  for (const check of checks)
    for (const finding of check(checked, today)) {
      const key = `${finding.kind} ${finding.message}`;
      findings.set(key, joined(findings.get(key), finding));
    }
  return [...findings.values()];
}

/** A finding about an answer also applies to the text drafted from it: one finding with all its places. */
function joined(known: Finding | undefined, finding: Finding): Finding {
  if (!known) return finding;
  const more = finding.places.filter(({ path }) => known.places.every((place) => place.path !== path));
  return { ...known, places: [...known.places, ...more] };
}
