import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { decode, encode } from '../bson/values.ts';
import { rawPredicate } from './filter-fields.ts';
import { compileFilter } from './matcher.ts';

const names = ['a', 'b', 'c', '_id'];
const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('x', 'xy', ''), fc.constant(null));
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('d', 'e'), leaf),
);
const document = fc.dictionary(fc.constantFrom(...names), value);
const condition = fc.oneof(
  value,
  leaf.map((each) => ({ $ne: each })),
  fc.integer({ min: 0, max: 3 }).map((each) => ({ $gte: each })),
  fc.constant(/x/),
  fc.boolean().map((each) => ({ $exists: each })),
);
const field = fc.constantFrom(...names, 'a.d', 'b.e', 'c.0');
const simple = fc.dictionary(field, condition, { minKeys: 1, maxKeys: 2 });
const filter = fc.oneof(
  simple,
  fc.array(simple, { minLength: 1, maxLength: 2 }).map((parts) => ({ $or: parts })),
  simple.map((part) => ({ $nor: [part], a: { $exists: true } })),
  simple.map((part) => ({ ...part, $expr: { $eq: ['$a', '$b'] } })),
);

test('a document matches by the fields of the filter alone exactly when it matches as a whole', () => {
  fc.assert(
    fc.property(document, filter, (doc, wanted) => {
      const matches = compileFilter(wanted);
      const raw = Buffer.from(encode(doc));
      expect(rawPredicate(wanted, matches)(raw, () => decode(raw))).toBe(matches(decode(raw)));
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('only what the filter names is decoded', () => {
  const raw = Buffer.from(encode({ a: 'water', long: 'x'.repeat(9_000) }));
  const matches = jest.fn(() => true);
  const whole = jest.fn(() => decode(raw));
  rawPredicate({ a: /water/ }, matches)(raw, whole);
  expect(matches).toHaveBeenCalledWith({ a: 'water' });
  expect(whole).not.toHaveBeenCalled();
  rawPredicate({ $expr: { $eq: ['$a', 1] } }, matches)(raw, whole);
  expect(whole).toHaveBeenCalledTimes(1);
});
