import { evidenceLimits } from '../evidence/evidence-limits.ts';
import { addDays, dayOf } from '../format/calendar.ts';
import { problemsOf } from '../rules.ts';
import { profileFactRules, rowProblems } from './evidence-rules.ts';
import { waterTrustExport } from './profile.fixture.ts';

test('a figure needs its name, unit, day and source', () => {
  const fact = { name: 'People', value: 3, unit: 'people', date: '2025-12-31', source: 'Report' };
  const of = (changes: Partial<typeof fact>) =>
    problemsOf(profileFactRules, { ...fact, ...changes }).map(({ message }) => message);
  expect(of({})).toEqual([]);
  expect(of({ value: -0.5 })).toEqual([]);
  expect(of({ value: Number.NaN })).toEqual(['Value of the figure is required']);
  expect(of({ date: '2025-02-30' })).toEqual(['Date of the figure is not a valid date']);
  expect(of({ name: '', unit: ' ', date: '', source: '' })).toEqual([
    'Name of the figure is required',
    'Unit of the figure is required',
    'Date of the figure is required',
    'Source of the figure is required',
  ]);
});

type Profile = typeof waterTrustExport;
const [project, policy, report, figure] = [
  waterTrustExport.projects[0] as Profile['projects'][number],
  waterTrustExport.policies[0] as Profile['policies'][number],
  waterTrustExport.reports[0] as Profile['reports'][number],
  waterTrustExport.facts[0] as Profile['facts'][number],
];
const problemsWith = (changes: Partial<Profile>) =>
  rowProblems({ ...waterTrustExport, ...changes }).map(({ field, message }) => `${field}: ${message}`);
const thisYear = new Date().getFullYear();
const https = 'Please enter a full address that starts with https://';

test('a full profile has no problem, an empty one neither', () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ facts: [], projects: [], policies: [], reports: [] })).toEqual([]);
});

test.each(['http://example.org', 'javascript:alert(1)//a.b', 'https://bank.example@evil.example', 'x'])(
  'the address %s is refused wherever one is written',
  (url) => {
    expect(problemsWith({ facts: [{ ...figure, url }] })).toEqual([`facts.0.url: ${https}`]);
    expect(problemsWith({ policies: [{ ...policy, url }] })).toEqual([`policies.0.url: ${https}`]);
    expect(problemsWith({ reports: [{ ...report, url }] })).toEqual([`reports.0.url: ${https}`]);
  },
);

test('a date in the future is refused where everybody would see it', () => {
  const date = dayOf(addDays(new Date(), 2));
  expect(problemsWith({ facts: [{ ...figure, date }] })).toEqual([
    'facts.0.date: A figure on the public page cannot have a date in the future',
  ]);
  expect(problemsWith({ facts: [{ ...figure, date, isPublic: false }] })).toEqual([]);
  expect(problemsWith({ reports: [{ ...report, year: thisYear + 1 }] })).toEqual([
    'reports.0.year: Please enter the year that the report is about; it cannot be in the future',
  ]);
  expect(problemsWith({ projects: [{ ...project, from: thisYear + 1, to: 0 }] })).toEqual([
    'projects.0.from: Please enter the year in which the project began; it cannot be in the future',
  ]);
});

test('a project may go on, and does not end before it begins', () => {
  expect(problemsWith({ projects: [{ ...project, to: 0 }] })).toEqual([]);
  expect(problemsWith({ projects: [{ ...project, to: thisYear + 3 }] })).toEqual([]);
  expect(problemsWith({ projects: [{ ...project, from: 2024, to: 2023 }] })).toEqual([
    'projects.0.to: Please enter the year in which the project ended, not before it began, or leave it empty',
  ]);
});

test('an amount has a currency', () => {
  expect(problemsWith({ projects: [{ ...project, currency: '' }] })).toEqual([
    'projects.0.currency: Please choose the currency of the amount',
  ]);
  expect(problemsWith({ projects: [{ ...project, amount: 0, currency: '' }] })).toEqual([]);
  expect(problemsWith({ projects: [{ ...project, amount: Number.NaN }] })).toEqual([
    'projects.0.amount: Please enter the amount as a number, or leave it empty',
  ]);
});

test('the thirteenth figure on the public page is named', () => {
  const facts = Array.from({ length: evidenceLimits.figures + 2 }, (_, place) => ({
    ...figure,
    id: `f${place}`,
    isPublic: place !== 3,
  }));
  expect(problemsWith({ facts })).toEqual([
    `facts.${evidenceLimits.figures + 1}.isPublic: At most 12 figures can be on the public page`,
  ]);
});
