import fc from 'fast-check';
import { readFontsFromDisk } from '../disk-fonts.ts';
import { linesOf } from './text-lines.ts';
import type { Run } from './text-runs.ts';

readFontsFromDisk();

const piece = fc.constantFrom('a', 'é', 'w'.repeat(30), ' ', ', ', 'ማ', 'مياه', '清', '🌍', '\n', '-', '3.5');

test('breaking a text into lines costs so much for each letter, however long its words are', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(1, 20, 400), (pieces, times) => {
      const text = pieces.join('').repeat(times);
      let measured = 0;
      const measure = (run: Run) => {
        measured += run.text.length;
        return run.text.length * 5;
      };
      linesOf({ text, role: 'text' }, 450, measure);
      // Each letter is measured in its piece, perhaps alone, and in its finished line.
      expect(measured).toBeLessThanOrEqual(5 * text.length);
    }),
    { numRuns: 60 },
  );
});
