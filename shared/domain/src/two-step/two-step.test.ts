import fc from 'fast-check';
import {
  fewCodesWords,
  readCode,
  readRecoveryCode,
  spacedKey,
  twoStep,
  writeRecoveryCode,
} from './two-step.ts';

const spaces = fc.stringMatching(/^[ \t\n -]{0,3}$/u);
/** The text with something between its characters, as it is pasted. */
const spread = (text: string) =>
  fc
    .array(spaces, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((between) => between.map((gap, at) => `${gap}${text[at] ?? ''}`).join(''));

test('a code is read however it is spaced', () => {
  const digits = fc.stringMatching(/^\d{6}$/);
  fc.assert(
    fc.property(
      digits.chain((code) => fc.tuple(fc.constant(code), spread(code))),
      ([code, typed]) => {
        expect(readCode(typed)).toBe(code);
      },
    ),
  );
});

test.each(['', '12345', '1234567', '12345a', '１２３４５', 'K7M2Q-9XWTA'])('%j is no code', (text) => {
  expect(readCode(text)).toBeUndefined();
});

test('digits of other widths are digits', () => expect(readCode('１２３ ４５６')).toBe('123456'));

test('a recovery code is read as it was written, in small letters, spaced, without its dash', () => {
  const random = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  const written = random.map((numbers) => writeRecoveryCode(() => numbers.next().value as number));
  fc.assert(
    fc.property(
      written.chain((code) => fc.tuple(fc.constant(code), spread(code.replace('-', '').toLowerCase()))),
      ([code, typed]) => {
        expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
        expect(readRecoveryCode(typed)).toBe(code);
        expect(readRecoveryCode(code)).toBe(code);
      },
    ),
  );
});

test('no text makes reading throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const code of [readCode(text), readRecoveryCode(text)])
        expect([6, 11, undefined]).toContain(code?.length);
    }),
  );
});

test('a key is shown in groups of four', () => {
  expect(spacedKey('GEZDGNBVGY3TQOJQ')).toBe('GEZD GNBV GY3T QOJQ');
  expect(spacedKey('GEZDG')).toBe('GEZD G');
});

test('few codes are said, many are not', () => {
  expect([10, twoStep.fewCodes + 1, 3, 1, 0].map(fewCodesWords)).toEqual([
    '',
    '',
    'You have 3 recovery codes left',
    'You have one recovery code left',
    'You have no recovery codes left',
  ]);
});
