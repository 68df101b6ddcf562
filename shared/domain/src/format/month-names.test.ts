import { monthNames } from './month-names.ts';

test.each([
  [1, ['january', 'jan', 'janvier', 'enero', 'janeiro', 'januar', 'января', 'يناير', 'januari']],
  [3, ['march', 'mars', 'marzo', 'março', 'märz', 'марта', 'machi', 'مارس']],
  [12, ['december', 'décembre', 'diciembre', 'dezembro', 'dezember', 'декабря', 'desemba', 'aralık']],
])('month %i has its names in the languages of our users', (month, expected) => {
  expect(expected.filter((name) => !monthNames(month).has(name))).toEqual([]);
});

test('no figure is a name', () => {
  const all = Array.from({ length: 12 }, (_, at) => [...monthNames(at + 1)]).flat();
  expect(all.filter((name) => /\d|^.?$/.test(name))).toEqual([]);
});
