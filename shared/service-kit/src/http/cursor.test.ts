import fc from 'fast-check';
import { type CursorShape, type CursorValue, decodeCursor, encodeCursor } from './cursor.ts';

const value = fc.oneof(
  fc.string().map((v) => ['string', v] as const),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((v) => ['number', Object.is(v, -0) ? 0 : v] as const),
  fc.boolean().map((v) => ['boolean', v] as const),
  fc.date({ noInvalidDate: true }).map((v) => ['date', v] as const),
);

test('an encoded cursor can be decoded', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (pairs) => {
      const shape: CursorShape = pairs.map(([kind]) => kind);
      const values: CursorValue[] = pairs.map(([, v]) => v);
      expect(decodeCursor(encodeCursor(values), shape)).toEqual(values);
    }),
  );
});

test('anything else gets 400 and never reaches a query', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((v) => Buffer.from(v).toString('base64url')),
      ),
      (text) => {
        try {
          for (const read of decodeCursor(text, ['date', 'string'])) {
            expect(read === null || read instanceof Date || typeof read === 'string').toBe(true);
          }
        } catch (error) {
          expect(error).toMatchObject({ statusCode: 400 });
        }
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['an operator', Buffer.from('[{"$gt":""},"x"]').toString('base64url')],
  ['another shape', encodeCursor(['x', 'y'])],
  ['a cut one', encodeCursor([new Date(), 'y']).slice(0, -4)],
  ['too many values', encodeCursor([new Date(), 'y', 'z'])],
])('%s is refused', (_name, text) => {
  expect(() => decodeCursor(text, ['date', 'string'])).toThrow(
    'This page of the list no longer exists. Please start again from the first page.',
  );
});
