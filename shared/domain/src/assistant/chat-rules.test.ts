import fc from 'fast-check';
import { isBlankMessage } from './chat-rules.ts';

test.each(['', ' ', '\n\t', ' ', '\u200b', '\ufeff \u2060', '\u0000'])('%j is blank', (text) => {
  expect(isBlankMessage(text)).toBe(true);
});

test.each(['?', '0', 'ሰላም', '👩🏾‍🌾', ' hi '])('%j is a question', (text) => {
  expect(isBlankMessage(text)).toBe(false);
});

test('a message with visible text is never blank, whatever surrounds it', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\u200b') });
  fc.assert(
    fc.property(blanks, fc.stringMatching(/^[!-~]$/), blanks, (before, letter, after) => {
      expect(isBlankMessage(before + letter + after)).toBe(false);
      expect(isBlankMessage(before + after)).toBe(true);
    }),
  );
});
