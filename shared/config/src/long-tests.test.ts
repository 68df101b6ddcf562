import fc from 'fast-check';

/** The module as the usual run has it, and as `LONG=1` has it. */
const loaded = (long?: string): typeof import('../long-tests.mjs') => {
  const { LONG: before } = process.env;
  if (long) process.env.LONG = long;
  else delete process.env.LONG;
  let module: typeof import('../long-tests.mjs') | undefined;
  jest.isolateModules(() => {
    module = require('../long-tests.mjs');
  });
  if (before === undefined) delete process.env.LONG;
  else process.env.LONG = before;
  return module as typeof import('../long-tests.mjs');
};
const letters = [...'abcdefghij'];

test('the usual run takes a few, from the first to the last', () => {
  const { someOf } = loaded();
  expect(someOf(letters, 1)).toEqual(['a']);
  expect(someOf(letters, 2)).toEqual(['a', 'j']);
  expect(someOf(letters, 4)).toEqual(['a', 'd', 'g', 'j']);
  expect(someOf(letters, 20)).toEqual(letters);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (length, few) => {
      const all = Array.from({ length }, (_, place) => place);
      const some = someOf(all, few);
      expect(some).toHaveLength(Math.min(few, length));
      expect(some).toEqual(all.filter((one) => some.includes(one)));
    }),
    { numRuns: 50 },
  );
});

test('of classes it takes the first of each', () => {
  expect(loaded().oneOfEach(['ab', 'ac', 'ba', 'aa', 'bb'], ([first]) => first)).toEqual(['ab', 'ba']);
});

test('a race is repeated as often as is said', () => {
  expect(loaded().rounds(20, 2)).toBe(2);
});

test('LONG=1 takes all of everything', () => {
  const { isLong, someOf, oneOfEach, rounds } = loaded('1');
  expect(isLong).toBe(true);
  expect(someOf(letters, 1)).toEqual(letters);
  expect(oneOfEach(letters, () => 'one class')).toEqual(letters);
  expect(rounds(20, 2)).toBe(20);
});
