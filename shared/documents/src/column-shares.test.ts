import fc from 'fast-check';
import { sharesByContent } from './column-shares.ts';

const cell = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.constantFrom('', 'yes', 'monitoring officer', '农村清洁水项目'),
);
const table = fc
  .integer({ min: 1, max: 8 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
  );

test('shares of any table are a whole of one, none too narrow to read', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const shares = sharesByContent(rows);
      expect(shares).toHaveLength(rows[0]?.length ?? 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      for (const share of shares) expect(share).toBeGreaterThan(0.015);
    }),
  );
});

test('a column of long texts is wider than one of short ones, and a long word has room', () => {
  const [short, long, word] = sharesByContent([
    ['Level', 'What', 'Who'],
    [
      'Inputs',
      'The money, the people and the time that the project needs to do all of this. '.repeat(3),
      'hydrogeologist',
    ],
  ]) as [number, number, number];
  expect(long).toBeGreaterThan(0.5);
  expect(word).toBeGreaterThan(short);
  expect(word * 104).toBeGreaterThan('hydrogeologist'.length);
});
