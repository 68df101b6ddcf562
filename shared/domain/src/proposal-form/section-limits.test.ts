import fc from 'fast-check';
import { countByUnit, limitUnitNames } from './section-limits.ts';

describe('countByUnit', () => {
  test.each([
    ['', 0, 0, 0],
    ['Water for $46,200.', 3, 18, 16],
    ['Maji  kwa\n\nwote', 3, 15, 11],
    ['清洁饮水', 2, 4, 4],
    ['Nine taps 💧', 2, 11, 9],
  ])('%j', (text, words, characters, withoutSpaces) => {
    expect(limitUnitNames.map((unit) => countByUnit(text, unit))).toEqual([words, characters, withoutSpaces]);
  });

  test('two texts with a line between them are as long as both', () => {
    const text = fc.stringMatching(/^[a-z ]{0,40}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const unit of limitUnitNames) {
          const joint = unit === 'characters' ? 1 : 0;
          expect(countByUnit(`${one}\n${other}`, unit)).toBe(
            countByUnit(one, unit) + countByUnit(other, unit) + joint,
          );
        }
      }),
    );
  });
});
