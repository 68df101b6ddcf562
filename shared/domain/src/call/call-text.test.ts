import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { callFileLimits } from './call-files.ts';
import { pagesOfText, textRefusal } from './call-text.ts';

test('pages and lines of a pasted text', () => {
  expect(pagesOfText('\ufeffOne \r\nTwo\u0000\n\n\tThree\vFour\fFive')).toEqual([
    ['One', 'Two', '', '\tThree', 'Four'],
    ['Five'],
  ]);
});

test('a line that is too long goes on in the next one, and loses nothing', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 9_000 })
    .map((text) => text.replaceAll(/[\s\p{Cc}]/gu, 'x'));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const [lines = []] = pagesOfText(words.join(' '));
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(callFileLimits.lineLength);
        expect(() => encodeURIComponent(line)).not.toThrow();
      }
      const without = (text: string) => text.replaceAll(/[ \ufeff]/g, '');
      expect(without(lines.join(''))).toBe(without(words.join('')));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test.each([
  ['noText', ['', ' \n--- \n*']],
  [undefined, ['', '1']],
  ['tooManyPages', Array.from({ length: 251 }, () => 'a')],
  ['tooMuchText', ['a\n'.repeat(callFileLimits.lines)]],
  ['tooMuchText', ['a'.repeat(callFileLimits.characters + 1)]],
] as const)('%s', (refusal, pages) => {
  expect(textRefusal(pagesOfText(pages.join('\f')))).toBe(refusal);
});
