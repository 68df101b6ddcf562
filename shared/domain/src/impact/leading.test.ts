import fc from 'fast-check';
import { isMost, leading, namesOrNumber } from './leading.ts';

const value = (one: number) => one;

test('the leader is one row, several if tied, none if all are zero', () => {
  expect(leading([1, 3, 2], value)).toEqual([3]);
  expect(leading([2, 1, 2], value)).toEqual([2, 2]);
  expect([leading([], value), leading([0, 0], value)]).toEqual([[], []]);
});

test('nobody has more than a leader, and everybody with as much leads, too', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (rows) => {
      const leaders = leading(rows, value);
      for (const row of rows)
        expect(leaders.length === 0 ? row === 0 : row <= (leaders[0] as number)).toBe(true);
      expect(leaders).toEqual(rows.filter((row) => row > 0 && row === leaders[0]));
    }),
  );
});

test.each([
  [['Arts'], 'Arts'],
  [['Arts', 'Health'], 'Arts and Health'],
  [['Arts', 'Health', 'Youth'], 'Arts, Health, and Youth'],
  [['a', 'b', 'c', 'd', 'e'], '5 categories'],
])('%p are called %s', (names, words) => {
  expect(namesOrNumber(names, 'categories')).toBe(words);
});

test('half does not count as most', () => {
  expect([isMost(1, 2), isMost(2, 3), isMost(1, 5)]).toEqual([false, true, false]);
});
