import { levelFor, pointWeights } from '@harambee/domain';
import fc from 'fast-check';
import { nextLevelStep } from './next-level.ts';

test.each([
  [0, 'Two completed proposals get you to Level 2'],
  [10, 'Two more completed proposals get you to Level 2'],
  [50, 'One more completed proposal gets you to Level 2'],
  [350, 'One more completed proposal gets you to Level 5'],
  [395, 'One new proposal gets you to Level 5'],
])('with %i points: %s', (points, words) => {
  expect(nextLevelStep(points).words).toBe(words);
});

test('whatever it names is enough for the next level, and less of it is not', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (points) => {
      const { started, completed } = nextLevelStep(points);
      const gained = started * pointWeights.total + completed * pointWeights.completed;
      const lastStep = completed > 0 ? pointWeights.completed : pointWeights.total;
      expect(levelFor(points + gained)).toBeGreaterThan(levelFor(points));
      expect(levelFor(points + gained - lastStep)).toBe(levelFor(points));
    }),
  );
});
