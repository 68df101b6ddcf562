import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { type Sums, SumTally } from './sums.ts';

const sums: fc.Arbitrary<Sums> = fc.dictionary(
  fc.constantFrom('all', 'grant:__proto__', 'grant:A', 'money:USD'),
  fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 5 }),
);

test('what is added and taken away in any order leaves the same text as what stays', () => {
  fc.assert(
    fc.property(fc.array(sums), fc.array(sums), fc.nat(), (staying, going, at) => {
      const steps = [
        ...staying.map((one) => ({ one, sign: 1 as const })),
        ...going.map((one) => ({ one, sign: 1 as const })),
      ];
      const turned = [...steps.slice(at % (steps.length || 1)), ...steps.slice(0, at % (steps.length || 1))];
      const tally = new SumTally();
      for (const { one, sign } of turned) tally.add(one, sign);
      for (const one of going) tally.add(one, -1);
      expect(JSON.stringify(tally.toSums())).toBe(JSON.stringify(new SumTally(...staying).toSums()));
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('a name that is not there is 0, and names are found by how they begin', () => {
  const tally = new SumTally({ 'money:USD': [1, 5], 'money:KES': [0, 0], all: [2] });
  expect([tally.at('all'), tally.at('all', 3), tally.at('none')]).toEqual([2, 0, 0]);
  expect([...tally.under('money:')]).toEqual([
    ['USD', [1, 5]],
    ['KES', [0, 0]],
  ]);
  expect(tally.toSums()).toEqual({ all: [2], 'money:USD': [1, 5] });
});
