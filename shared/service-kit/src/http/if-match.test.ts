import { revisionOf } from './if-match.ts';

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['7', 7],
  ['"7"', 7],
  ['W/"7"', 7],
  [' "0" ', 0],
])('%j is revision %j', (header, revision) => {
  expect(revisionOf(header)).toBe(revision);
});

test.each(['', 'seven', '"7', '-1', '1.5', '"7", "8"', '1234567890123456'])('%j is refused', (header) => {
  expect(() => revisionOf(header)).toThrow('If-Match must be the revision that was read');
});
