import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { eligibilityKinds, emptyCall, emptyCallRow, overallVerdict } from '@harambee/domain';
import { EligibilityCheck } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { held, kenyans } from './check-eligibility.fixture.ts';
import { checkEligibility } from './check-eligibility.ts';

const kinds = Object.keys(eligibilityKinds) as (keyof typeof eligibilityKinds)[];

test('without a profile every rule asks, and says what to look up', () => {
  for (const [kind, value] of [
    ['country', 'Kenya'],
    ['age', '2 years'],
    ['income', '-5 USD'],
    ['legal_form', 'charity'],
    ['sector', 'water'],
    ['other', ''],
  ] as const) {
    const row = { ...emptyCallRow('eligibility', 'e'), kind, value, text: value };
    const [check] = checkEligibility({ ...emptyCall, eligibility: [row] }, undefined, {
      today: '2026-11-24',
    });
    expect([check?.verdict, check?.lookUp]).toEqual(['ask', expect.any(String)]);
  }
});

test('a statement without a kind, or that no rule compares, is asked about', () => {
  expect(held({ kind: 'other', text: 'A bank account' })).toMatchObject({
    verdict: 'ask',
    lookUp: expect.stringContaining('“A bank account”'),
  });
});

test('a no is none where another statement of its kind says yes: one of them may be enough', () => {
  const row = (id: string, cells: object) => ({ ...emptyCallRow('eligibility', id), ...cells });
  const verdicts = (...rows: object[]) =>
    checkEligibility({ ...emptyCall, eligibility: rows.map((cells, at) => row(`e${at}`, cells)) }, kenyans, {
      today: '2026-11-24',
    }).map(({ verdict }) => verdict);
  const ngos = { kind: 'legal_form', value: 'non-profit organization' };
  const councils = { kind: 'legal_form', value: 'public body' };
  expect(verdicts(ngos, councils)).toEqual(['yes', 'ask']);
  expect(verdicts(councils)).toEqual(['no']);
  expect(verdicts(ngos, { ...ngos, isExclusion: true })).toEqual(['yes', 'no']);
  expect(verdicts({ kind: 'country', value: 'Kenya' }, councils)).toEqual(['yes', 'no']);
});

test('the amounts of the call count once there is a request', () => {
  const call = { ...emptyCall, leastAmount: 5_000, mostAmount: 40_000, currency: 'EUR' };
  const of = (amount: number, currency = 'EUR') =>
    checkEligibility(call, kenyans, { today: '2026-11-24', request: { amount, total: null, currency } });
  expect(checkEligibility(call, kenyans, { today: '2026-11-24' })).toEqual([]);
  expect(of(40_000)).toMatchObject([{ rowId: 'amounts', verdict: 'yes' }]);
  expect(of(4_999)).toMatchObject([{ verdict: 'no' }]);
  expect(of(20_000, 'USD')).toMatchObject([{ verdict: 'ask' }]);
});

const anything = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.constantFrom('2 years', 'Kenya', '-500000 GBP', '30%', 'NGO, charity', 'except', 'entre 5 et 10'),
);
const anyApplicant = fc.record(
  {
    name: anything,
    location: anything,
    foundedYear: fc.integer({ min: 0, max: 3000 }),
    mission: anything,
    legalStatus: anything,
    taxExemptStatus: anything,
    annualBudgetRange: anything,
    sdgs: fc.array(fc.integer({ min: 1, max: 17 })),
    focusAreas: fc.array(anything, { maxLength: 3 }),
    facts: fc.array(fc.record({ name: anything, value: fc.integer(), unit: anything, date: anything }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);

test('whatever is written, the answer keeps to its schema, an ask says what to look up, and the same gives the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      anything,
      anything,
      fc.boolean(),
      anyApplicant,
      (kind, value, text, isExclusion, applicant) => {
        const row = { ...emptyCallRow('eligibility', 'e'), kind, value, text, isExclusion };
        const check = () =>
          checkEligibility({ ...emptyCall, eligibility: [row] }, applicant, { today: '2026-11-24' });
        const [one] = check();
        expect(Value.Check(EligibilityCheck, one)).toBe(true);
        expect(one?.lookUp === undefined).toBe(one?.verdict !== 'ask');
        expect(check()).toEqual([one]);
      },
    ),
    { numRuns: propertyRuns(600) },
  );
});

test('a profile that says nothing is never told yes or no by its own silence', () => {
  const silent = fc.constantFrom('Kenya', '2 years', '-500000 GBP', 'charity', 'water', '20%');
  fc.assert(
    fc.property(
      fc.constantFrom('country', 'age', 'income', 'legal_form', 'sector', 'amount', 'own_share'),
      silent,
      fc.boolean(),
      (kind, value, isExclusion) => {
        const row = { ...emptyCallRow('eligibility', 'e'), kind, value, text: '', isExclusion } as const;
        const checks = checkEligibility(
          { ...emptyCall, eligibility: [{ ...row, kind: kind as 'age' }] },
          {},
          { today: '2026-11-24' },
        );
        expect(overallVerdict(checks)).toBe('ask');
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});
