import { eligibilityKinds, organizationTypes, taxExemptStatuses } from '@harambee/domain';
import { type EligibilityCase, eligibilityToday } from './eligibility-case.ts';
import { eligibilityCases } from './eligibility-cases.ts';

const expecting = (expected: string) => eligibilityCases.filter((one) => one.expected === expected);
const ids = (cases: EligibilityCase[]) => cases.map(({ id }) => id);

test('at least eighty, each with an id of its own and a reason', () => {
  expect(eligibilityCases.length).toBeGreaterThanOrEqual(80);
  expect(new Set(ids(eligibilityCases)).size).toBe(eligibilityCases.length);
  expect(ids(eligibilityCases.filter(({ why }) => !/^\S.*\.$/.test(why)))).toEqual([]);
});

test('every kind is there, and no answer is right by habit', () => {
  expect(new Set(eligibilityCases.map(({ rule }) => rule.kind))).toEqual(
    new Set(Object.keys(eligibilityKinds)),
  );
  expect(eligibilityCases.filter(({ rule }) => rule.isExclusion).length).toBeGreaterThanOrEqual(10);
  const shares = ['yes', 'no', 'ask'].map((one) => expecting(one).length / eligibilityCases.length);
  expect(shares.map((share) => share > 0.2 && share < 0.55)).toEqual([true, true, true]);
  for (const kind of Object.keys(eligibilityKinds).filter((one) => one !== 'other')) {
    const answers = eligibilityCases.filter(({ rule }) => rule.kind === kind).map(({ expected }) => expected);
    expect([kind, answers.includes('ask'), new Set(answers).size > 1]).toEqual([kind, true, true]);
  }
});

test('profiles hold what a profile can hold', () => {
  for (const { profile } of eligibilityCases) {
    if (profile.taxExemptStatus) expect(taxExemptStatuses).toContain(profile.taxExemptStatus);
    if (profile.type) expect(organizationTypes).toContain(profile.type);
    for (const { date } of profile.facts ?? []) expect(date <= eligibilityToday).toBe(true);
  }
});

test('who knows nothing asks', () => {
  const knowsNothing = eligibilityCases.filter(
    ({ profile, request }) =>
      !request?.requestedAmount &&
      Object.values(profile).every((value) => (Array.isArray(value) ? value.length === 0 : !value)),
  );
  expect(knowsNothing.length).toBeGreaterThanOrEqual(7);
  expect(new Set(knowsNothing.map(({ expected }) => expected))).toEqual(new Set(['ask']));
});

/** Whole months from a day to another. */
const months = (from: string, to: string) => {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number);
  return 12 * (lastYear - year) + lastMonth - month - (lastDay < day ? 1 : 0);
};

test('ages are right whatever the day of the year on which it was founded', () => {
  const cases = eligibilityCases.filter(
    ({ rule, profile }) => rule.kind === 'age' && /^\d+ years$/.test(rule.value) && profile.foundedYear,
  );
  expect(cases.length).toBeGreaterThanOrEqual(5);
  for (const { rule, profile, deadlineDay = eligibilityToday, expected } of cases) {
    const wanted = 12 * Number.parseInt(rule.value, 10);
    const [youngest, oldest] = ['12-31', '01-01'].map((day) =>
      months(`${profile.foundedYear}-${day}`, deadlineDay),
    );
    const right = (youngest ?? 0) >= wanted ? 'yes' : (oldest ?? 0) < wanted ? 'no' : 'ask';
    expect([rule.value, profile.foundedYear, expected]).toEqual([rule.value, profile.foundedYear, right]);
  }
});

test('incomes between the bounds of the import are right, in their currency', () => {
  const cases = eligibilityCases.flatMap((one) => {
    const [, least, most, currency] = /^(\d*)-(\d*) (\w{3})$/.exec(one.rule.value) ?? [];
    const [fact, ...others] = one.profile.facts ?? [];
    if (!currency || !fact || others.length > 0 || one.expected === 'ask') return [];
    return [
      { least: Number(least || 0), most: Number(most || Number.POSITIVE_INFINITY), currency, fact, one },
    ];
  });
  expect(cases.length).toBeGreaterThanOrEqual(4);
  for (const { least, most, currency, fact, one } of cases) {
    expect(fact.unit).toBe(currency);
    expect([one.id, one.expected]).toEqual([
      one.id,
      fact.value >= least && fact.value <= most ? 'yes' : 'no',
    ]);
  }
});
