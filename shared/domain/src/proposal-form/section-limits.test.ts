import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { countByUnit, countingsOf, limitUnitNames } from './section-limits.ts';

describe('countByUnit', () => {
  test.each([
    ['', 0, 0, 0],
    ['Water for $46,200.', 3, 18, 16],
    ['Maji  kwa\n\nwote', 3, 15, 11],
    ['清洁饮水', 4, 4, 4],
    ['Nine taps 💧', 3, 11, 9],
    ['health-care\r\nfor all', 3, 19, 17],
    ['cafe\u0301', 1, 4, 4],
  ])('%j', (text, words, characters, withoutSpaces) => {
    expect(limitUnitNames.map((unit) => countByUnit(text, unit))).toEqual([words, characters, withoutSpaces]);
  });

  test('two texts separated by a line are as long as both together', () => {
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
      { numRuns: propertyRuns(600) },
    );
  });

  test('characters are those without spaces and the spaces, whatever the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const copied = text.normalize('NFC').replace(/\r\n?/g, '\n');
        const spaces = copied.match(/\p{White_Space}/gu)?.length ?? 0;
        const without = countByUnit(text, 'characters_without_spaces');
        expect(countByUnit(text, 'characters')).toBe(without + spaces);
        expect(countByUnit(text, 'words')).toBeLessThanOrEqual(without);
      }),
      { numRuns: propertyRuns(600) },
    );
  });

  test('other countings see the same text: the more parts they see, the larger the count', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const count = countByUnit(text, 'characters');
        expect(countByUnit(text, 'characters', 'utf16')).toBeGreaterThanOrEqual(count);
        expect(countByUnit(text, 'characters', 'graphemes')).toBeLessThanOrEqual(count);
        expect(countByUnit(text, 'characters', 'line_breaks_as_two')).toBeGreaterThanOrEqual(count);
      }),
      { numRuns: propertyRuns(600) },
    );
    expect(limitUnitNames.map(countingsOf)).toEqual([
      ['letter_runs'],
      ['utf16', 'graphemes', 'line_breaks_as_two'],
      ['utf16', 'graphemes', 'line_breaks_as_two'],
    ]);
  });
});
