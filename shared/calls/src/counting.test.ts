import {
  answerAsPlainText,
  answerLength,
  countByUnit,
  type LimitCounting,
  type LimitUnit,
} from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
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

/** The words of an answer, in one paragraph or in one for each empty line. */
const answersOf = (text: string): TextBlock[][] => {
  const paragraphs = text.replace(/\r\n?/g, '\n').split('\n\n');
  const asOne: TextBlock[] = [{ kind: 'paragraph', content: [{ text }] }];
  const asSeveral = paragraphs.map((part): TextBlock => ({ kind: 'paragraph', content: [{ text: part }] }));
  const inPieces: TextBlock[] = [
    { kind: 'paragraph', content: [...text].map((sign) => ({ text: sign, marks: ['bold'] })) },
  ];
  return [asOne, asSeveral, inPieces];
};

test.each(limitCases.map((limit) => [limit.id, limit] as const))(
  '%s: what is copied counts as much as the counter of the answer shows (CALL-26, CALL-28)',
  (_, { text, unit, count, others }) => {
    for (const blocks of answersOf(text)) {
      const copied = answerAsPlainText(blocks);
      const question = { limit: 1, limitUnit: units[unit] } as const;
      expect(copied.normalize('NFC')).toBe(copied);
      expect(copied).not.toContain('\r');
      expect(answerLength(blocks, question)).toBe(count);
      expect(countByUnit(copied, units[unit])).toBe(count);
      for (const [name, other] of Object.entries(others))
        expect(answerLength(blocks, question, countings[name as keyof typeof countings])).toBe(other);
    }
  },
);
