import { Binary, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { type Doc, decode, encode } from '../bson/values.ts';
import { compileProjection, parseProjection } from './projection.ts';
import { rawProjectionOf } from './raw-projection.ts';

const stored = (doc: Doc) => Buffer.from(encode(doc));
const compile = (spec: Doc) => rawProjectionOf(parseProjection(spec, 'find'));
const project = (spec: Doc, raw: Buffer) => compile(spec)?.(raw);

const name = fc.constantFrom('_id', 'a', 'b', 'c', 'ab', 'ba', 'name', 'nome', 'ä', '水');
const scalar = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(
    ...[new ObjectId(), Long.fromString('12345678901234'), Decimal128.fromString('1.50'), new Timestamp(5n)],
    ...[new Binary(Buffer.from([1, 0, 2])), new MinKey(), new MaxKey(), new Code('x'), /^a.*b$/i],
  ),
);
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    tie('doc'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  doc: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
})).value;
const doc = fc
  .tuple(scalar, fc.dictionary(name, value, { maxKeys: 8 }))
  .map(([_id, rest]) => ({ ...{ _id }, ...rest }));
const paths = fc.uniqueArray(
  fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  {
    minLength: 1,
    maxLength: 5,
    comparator: (a, b) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`),
  },
);

test('gives the bytes that decoding, projecting and encoding would give', () => {
  let done = 0;
  fc.assert(
    fc.property(
      doc,
      paths,
      fc.constantFrom(0, 1),
      fc.constantFrom(0, 1, undefined),
      (made, named, flag, id) => {
        const spec: Doc = Object.fromEntries(
          named.filter((path) => !path.startsWith('_id')).map((path) => [path, flag]),
        );
        if (id !== undefined) spec._id = id;
        fc.pre(Object.keys(spec).length > 0);
        const raw = stored(made);
        const bytes = project(spec, raw);
        if (!bytes) return;
        done++;
        expect(decode(bytes)).toEqual(decode(encode(compileProjection(spec, 'find')(decode(raw)))));
      },
    ),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(200);
});

test('keeps values as they are stored, a whole number stored as a double too', () => {
  const raw = stored({ _id: 1, a: new Double(3), b: 4 });
  expect(project({ a: 1 }, raw)).toEqual(stored({ _id: 1, a: new Double(3) }));
});

test('leaves arrays on the way, and everything computed, to the slow way', () => {
  expect(project({ 'a.b': 1 }, stored({ _id: 1, a: [{ b: 1, c: 2 }] }))).toBeUndefined();
  expect(project({ 'a.b': 0 }, stored({ _id: 1, a: [{ b: 1, c: 2 }] }))).toBeUndefined();
  for (const spec of [{ a: { $slice: 1 } }, { a: { $elemMatch: { b: 1 } } }, { a: '$b' }]) {
    expect(compile(spec)).toBeUndefined();
  }
});

test('takes documents larger than its working space', () => {
  const raw = stored({ _id: 1, long: 'x'.repeat(200_000), short: 'y' });
  expect(project({ long: 1 }, raw)).toEqual(stored({ _id: 1, long: 'x'.repeat(200_000) }));
  expect(project({ short: 1 }, raw)).toEqual(stored({ _id: 1, short: 'y' }));
});
