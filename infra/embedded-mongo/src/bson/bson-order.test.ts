import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { Binary, Code, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compare, equal } from './bson-order.ts';
import { encodeKey, KeyWriter } from './key-encoding.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -60, max: 60 }))
  .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`));

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, 2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 63), 0.1),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.constantFrom(2n ** 53n + 1n, 2n ** 62n + 1n, 5n, 0n).map((value) => Long.fromBigInt(value)),
  decimals,
  fc
    .constantFrom('0', '0.1', '1E-20', '5', 'NaN', 'Infinity', '-Infinity', '9007199254740993', '0.10')
    .map((text) => Decimal128.fromString(text)),
);

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\u{ffff}', '\u{10000}', 'é'), maxLength: 4 }),
);

const leaves = fc.oneof(
  { weight: 3, arbitrary: numbers },
  { weight: 3, arbitrary: texts },
  fc.constant(null),
  fc.boolean(),
  fc.date(),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc
    .tuple(fc.uint8Array({ maxLength: 3 }), fc.constantFrom(0, 4, 128))
    .map(([bytes, subtype]) => new Binary(bytes, subtype)),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom(/a/, /b/i, new Code('a'), new Code('a', { b: 1 }), new MinKey(), new MaxKey()),
);

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 8, arbitrary: leaves },
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'c\0'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

const sign = (order: number) => Math.sign(order) + 0;
const runs = { numRuns: propertyRuns(1_000) };

test('the order is total: reflexive, antisymmetric and transitive', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      expect(compare(a, a)).toBe(0);
      expect(sign(compare(a, b))).toBe(sign(-compare(b, a)));
      const [x, y, z] = [a, b, c].sort(compare);
      expect(compare(x, y)).toBeLessThanOrEqual(0);
      expect(compare(y, z)).toBeLessThanOrEqual(0);
      expect(compare(x, z)).toBeLessThanOrEqual(0);
    }),
    runs,
  );
});

test('keys order as their values do, upwards and downwards', () => {
  const down = (value: unknown) => new KeyWriter().value(value, true).finish();
  fc.assert(
    fc.property(
      fc.oneof(fc.tuple(values, values), fc.tuple(numbers, numbers), fc.tuple(texts, texts)),
      ([a, b]) => {
        const order = sign(compare(a, b));
        expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(order);
        expect(sign(Buffer.compare(down(a), down(b)))).toBe(sign(-order));
      },
    ),
    { numRuns: propertyRuns(3_000) },
  );
});

test('compound keys order field by field, mixed directions included', () => {
  const row = fc.tuple(values, values, values);
  const key = ([a, b, c]: [unknown, unknown, unknown]) =>
    new KeyWriter().value(a).value(b, true).value(c).finish();
  fc.assert(
    fc.property(row, row, (a, b) => {
      const order = compare(a[0], b[0]) || -compare(a[1], b[1]) || compare(a[2], b[2]);
      expect(sign(Buffer.compare(key(a), key(b)))).toBe(sign(order));
    }),
    runs,
  );
});

test('a number is the same whatever its type, and stays apart from its neighbors', () => {
  const two = [2, Long.fromNumber(2), Decimal128.fromString('2'), Decimal128.fromString('2.0')];
  for (const a of two)
    for (const b of two) expect(equal(a, b) && encodeKey(a).equals(encodeKey(b))).toBe(true);
  const big = Long.fromBigInt(2n ** 53n + 1n);
  expect(compare(big, 2 ** 53)).toBe(1);
  expect(compare(big, 2 ** 53 + 2)).toBe(-1);
  expect(compare(Decimal128.fromString('0.1'), 0.1)).toBe(-1);
});

test('types stand in the order MongoDB documents', () => {
  const ordered = [
    new MinKey(),
    null,
    1,
    'text',
    { a: 1 },
    [1],
    new Binary(Buffer.from('a')),
    new ObjectId(),
    true,
    new Date(),
    new Timestamp({ t: 1, i: 1 }),
    /a/,
    new Code('a'),
    new MaxKey(),
  ];
  const shuffled = [...ordered].reverse();
  expect(shuffled.sort(compare)).toEqual(ordered);
});

test('objects differ when their fields stand in another order', () => {
  expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  expect(encodeKey({ a: 1, b: 2 }).equals(encodeKey({ b: 2, a: 1 }))).toBe(false);
});
