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
    );
  });
});

test('words are counted by the Unicode standard, whatever the script', () => {
  const breaks = new Intl.Segmenter('en', { granularity: 'word' });
  const standard = (text: string) => [...breaks.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'water',
      'Well,',
      '(four)',
      'e.g.',
      'don’t',
      '1 000',
      '1\u202f000',
      'half-way',
      '我们先做调查',
      'น้ำสะอาด',
      ' ',
      '\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(' ');
      expect(countByUnit(text, 'words')).toBe(standard(text));
    }),
  );
});
