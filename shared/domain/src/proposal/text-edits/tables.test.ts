import { evenRows, tableName } from './tables.ts';

test('shorter rows get empty cells; nothing is taken from a row', () => {
  expect(evenRows([['a'], ['b', 'c'], []], '')).toEqual([
    ['a', ''],
    ['b', 'c'],
    ['', ''],
  ]);
  expect(evenRows([], '')).toEqual([]);
});

test('a table is called by its heads', () => {
  expect(tableName([' Village\nof the well ', '', 'Taps'])).toBe('Table: Village of the well, Taps');
  expect(tableName(['', ' '])).toBe('Table');
});
