import fc from 'fast-check';
import { compareCodePoints } from '../bson/bson-order.ts';
import { afterPrefix, textPrefix } from './text-prefix.ts';

test.each([
  ['^water', 'water'],
  ['^water$', 'water'],
  ['^wat(er)?', 'wat'],
  ['^wate?r', 'wat'],
  ['^wa{2}', 'w'],
  ['^wa+', 'w'],
  ['^no. 7', 'no'],
  ['^💧 for', '💧 for'],
  ['^💧*', undefined],
  ['^a|b', undefined],
  ['^(a|b)', undefined],
  ['^', undefined],
  ['^.a', undefined],
  ['^\\d', undefined],
  ['water', undefined],
  [/^water/, undefined],
])('%s finds what begins with %s', (pattern, prefix) => {
  expect(textPrefix(pattern, undefined)).toBe(prefix);
});

test('an option may change what a pattern finds', () => {
  expect(textPrefix('^water', 'i')).toBeUndefined();
  expect(textPrefix('^water', 'm')).toBeUndefined();
  expect(textPrefix('^water', '')).toBe('water');
});

test('all that begins like a text lies between it and the first text after them, and nothing else does', () => {
  const signs = fc.constantFrom('a', 'b', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}');
  const texts = fc.array(signs, { maxLength: 5 }).map((some) => some.join(''));
  fc.assert(
    fc.property(texts, texts, (prefix, text) => {
      const end = afterPrefix(prefix);
      const isBetween =
        compareCodePoints(text, prefix) >= 0 && (end === undefined || compareCodePoints(text, end) < 0);
      expect(isBetween).toBe(text.startsWith(prefix));
    }),
  );
});

test('nothing comes after the last sign', () => {
  expect(afterPrefix('\u{10ffff}')).toBeUndefined();
  expect(afterPrefix('a\u{10ffff}')).toBe('b');
});
