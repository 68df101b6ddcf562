import fc from 'fast-check';
import { threadsOf } from './goal-colors.ts';
import { sdgs } from './sdgs.ts';

const goals = fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { minLength: 1 });
const colorOf = (goal: number) => sdgs[goal - 1]?.color;

test('whatever the goals, all are in the band and the first is the widest', () => {
  fc.assert(
    fc.property(goals, (chosen) => {
      const widths = new Map<string, number>();
      for (const { color, width } of threadsOf(chosen)) widths.set(color, (widths.get(color) ?? 0) + width);
      expect([...widths.keys()].sort()).toEqual(chosen.map((goal) => String(colorOf(goal))).sort());
      const [first = '', ...others] = chosen.map((goal) => String(colorOf(goal)));
      for (const other of others) expect(widths.get(first)).toBeGreaterThan(widths.get(other) ?? 0);
    }),
  );
});

test('without goals there are no threads', () => {
  expect(threadsOf([])).toEqual([]);
});
