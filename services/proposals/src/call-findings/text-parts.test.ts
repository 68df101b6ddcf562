import { askFindingsLimits } from '@harambee/domain';
import fc from 'fast-check';
import { partsOfText } from './text-parts.ts';

const page = fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.constant('word '.repeat(700))), {
  maxLength: 40,
});

test('every line with words is in one part, in its order, and no part is too long', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
      const parts = partsOfText(pages);
      const all = pages.flatMap((lines, at) =>
        lines.map((text, line) => [`${at + 1}:${line + 1}`, text] as const),
      );
      expect(parts.flat()).toEqual(all.filter(([, text]) => text.trim() !== ''));
      for (const part of parts)
        expect(part.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThanOrEqual(
          askFindingsLimits.partCharacters,
        );
    }),
  );
});
