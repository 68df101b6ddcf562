import { isSafeHttpsUrl } from '../addresses/safe-url.ts';
import { type EvidenceList, evidenceLimits } from '../evidence/evidence-limits.ts';
import type { FundedProject, Policy, Report } from '../evidence/evidence-rows.schemas.ts';
import { dayOf } from '../format/calendar.ts';
import { currencies } from '../format/currencies.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import { type FieldProblem, isFilled, problemsOf, type Rule } from '../rules.ts';
import type { OwnFact, ProfileSettings } from './profile.schemas.ts';

type New<Row> = Omit<Row, 'id'>;

/** Refuses an address that is not https: a funder must be able to trust what answers. */
export const httpsMessage = 'Please enter a full address that starts with https://';

/** Somewhere on earth a day begins up to 14 hours before it does in UTC. */
const hoursAhead = 14;

const isFuture = (day: string): boolean => day > dayOf(new Date(Date.now() + hoursAhead * 3_600_000));

const isYearSoFar = (year: number): boolean =>
  Number.isInteger(year) && year >= 1800 && year <= new Date().getFullYear();

const withAddress = <Row extends { url: string }>(): Rule<New<Row>>[] => [
  {
    field: 'url',
    message: httpsMessage,
    holds: ({ url }) => isSafeHttpsUrl(url.trim()),
  } as Rule<New<Row>>,
];

/** The rules for each figure of an organization. Those of the public page ask for no more than it shows (PROF-51). */
export const profileFactRules: readonly Rule<New<OwnFact>>[] = [
  { field: 'name', message: 'Name of the figure is required', holds: (f) => isFilled(f.name) },
  { field: 'value', message: 'Value of the figure is required', holds: (f) => Number.isFinite(f.value) },
  { field: 'unit', message: 'Unit of the figure is required', holds: (f) => isFilled(f.unit) },
  { field: 'date', message: 'Date of the figure is required', holds: (f) => isFilled(f.date) },
  {
    field: 'date',
    message: 'Date of the figure is not a valid date',
    holds: (f) => isCalendarDay(f.date),
  },
  {
    field: 'date',
    message: 'A figure on the public page cannot have a date in the future',
    holds: (f) => !f.isPublic || !isFuture(f.date),
  },
  { field: 'source', message: 'Source of the figure is required', holds: (f) => isFilled(f.source) },
  {
    field: 'url',
    message: httpsMessage,
    holds: (f) => !isFilled(f.url) || isSafeHttpsUrl((f.url ?? '').trim()),
  },
];

/** The rules for each funded project (PROF-53). */
export const projectRules: readonly Rule<New<FundedProject>>[] = [
  { field: 'title', message: 'Title of the project is required', holds: (p) => isFilled(p.title) },
  {
    field: 'from',
    message: 'Please enter the year in which the project began; it cannot be in the future',
    holds: (p) => isYearSoFar(p.from),
  },
  {
    field: 'to',
    message: 'Please enter the year in which the project ended, not before it began, or leave it empty',
    holds: (p) => p.to === 0 || (Number.isInteger(p.to) && p.to >= p.from && p.to <= 2_200),
  },
  {
    field: 'amount',
    message: 'Please enter the amount as a number, or leave it empty',
    holds: (p) => Number.isFinite(p.amount) && p.amount >= 0 && p.amount <= evidenceLimits.amount,
  },
  {
    field: 'currency',
    message: 'Please choose the currency of the amount',
    holds: (p) => p.amount === 0 || Number.isNaN(p.amount) || currencies.includes(p.currency),
  },
];

/** The rules for each policy (PROF-54). */
export const policyRules: readonly Rule<New<Policy>>[] = [
  { field: 'title', message: 'Title of the policy is required', holds: (p) => isFilled(p.title) },
  ...withAddress<Policy>(),
];

/** The rules for each report (PROF-54). */
export const reportRules: readonly Rule<New<Report>>[] = [
  { field: 'title', message: 'Title of the report is required', holds: (r) => isFilled(r.title) },
  {
    field: 'year',
    message: 'Please enter the year that the report is about; it cannot be in the future',
    holds: (r) => isYearSoFar(r.year),
  },
  ...withAddress<Report>(),
];

/** The rules of each list whose rows a profile has. */
export const rowRules = {
  facts: profileFactRules,
  projects: projectRules,
  policies: policyRules,
  reports: reportRules,
} satisfies Record<EvidenceList | 'facts', readonly Rule<never>[]>;

/** 400 of the thirteenth figure on the public page. */
export const tooManyPublicFigures = `At most ${evidenceLimits.figures} figures can be on the public page`;

/** The problems of all rows, such as `policies.0.url`. */
export function rowProblems(profile: Pick<ProfileSettings, EvidenceList | 'facts'>): FieldProblem[] {
  const broken = (Object.keys(rowRules) as (keyof typeof rowRules)[]).flatMap((list) =>
    profile[list].flatMap((row, index) =>
      problemsOf(rowRules[list] as readonly Rule<unknown>[], row).map(({ field, message }) => ({
        field: `${list}.${index}.${field}`,
        message,
      })),
    ),
  );
  const shown = profile.facts.flatMap(({ isPublic }, index) => (isPublic ? [index] : []));
  const above = shown
    .slice(evidenceLimits.figures)
    .map((index) => ({ field: `facts.${index}.isPublic`, message: tooManyPublicFigures }));
  return [...broken, ...above];
}
