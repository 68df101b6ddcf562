import { countByUnit, type LimitCounting, type LimitUnit } from '@harambee/domain';
import { limitCases } from './testing/index.ts';

const units = {
  words: 'words',
  characters: 'characters',
  'characters-without-spaces': 'characters_without_spaces',
} as const satisfies Record<string, LimitUnit>;
const countings = {
  utf16: 'utf16',
  graphemes: 'graphemes',
  lineBreaksAsTwo: 'line_breaks_as_two',
  letterRuns: 'letter_runs',
} as const satisfies Record<string, LimitCounting>;

test.each(limitCases.map((limit) => [limit.id, limit] as const))(
  '%s: the counter says what a portal says',
  (_, { text, unit, count, maximum, others }) => {
    expect(countByUnit(text, units[unit])).toBe(count);
    expect(countByUnit(text, units[unit]) > maximum).toBe(count > maximum);
    for (const [name, other] of Object.entries(others))
      expect(countByUnit(text, units[unit], countings[name as keyof typeof countings])).toBe(other);
  },
);
