import { withChanges } from './changed-rows.ts';

const row = { activity: 'survey', months: [{ from: 1, to: 2 }], target: null as number | null };

test('what a person changed stands in the row (PROP-51)', () => {
  expect(withChanges(row, { activity: 'Survey of all wells', target: 12 })).toEqual({
    ...row,
    activity: 'Survey of all wells',
    target: 12,
  });
  expect(withChanges(row)).toEqual(row);
});

test('a stored cell that the row does not have, or of another kind, is left out', () => {
  expect(withChanges(row, { activity: 7, months: 'January', retired: 'x' })).toEqual(row);
  expect(withChanges(row, { months: { from: 1 } })).toEqual(row);
});
