import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { RowCache } from './row-cache.ts';

const bytes = (text: string) => Buffer.from(text);
const ofText = () => new RowCache<{ text: string }>({ sizeOf: ({ text }) => text.length });

test('derives once while the sources are the same: bytes by content, values by identity', () => {
  const cache = ofText();
  const derive = jest.fn(() => ({ text: 'x' }));
  const page = {};
  const first = cache.of('a', [bytes('one'), page], derive);
  expect(cache.of('a', [bytes('one'), page], derive)).toBe(first);
  expect(derive).toHaveBeenCalledTimes(1);
  for (const sources of [
    [bytes('two'), page],
    [bytes('one'), {}],
    [bytes('one')],
    [bytes('one'), page, page],
  ])
    expect(cache.of('a', sources, derive)).not.toBe(first);
});

test('keeps questions apart', () => {
  const cache = ofText();
  const [a, b] = [{ text: 'a' }, { text: 'b' }];
  expect(cache.of('a', [bytes('same')], () => a)).toBe(a);
  expect(cache.of('b', [bytes('same')], () => b)).toBe(b);
});

test('a value that could not be derived is not cached', () => {
  const cache = ofText();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => cache.of('a', [bytes('one')], fail)).toThrow('no');
  expect(cache.of('a', [bytes('one')], () => ({ text: 'x' }))).toEqual({ text: 'x' });
});

test('whatever the order of changes, the value is that of the sources given', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b'), rows: fc.string({ maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(600, 100_000), (steps, most) => {
      const cache = new RowCache<{ text: string }>({ sizeOf: ({ text }) => 1.3 * text.length, most });
      for (const { key, rows } of steps) {
        expect(cache.of(key, [bytes(rows)], () => ({ text: `${key} ${rows}` }))).toEqual({
          text: `${key} ${rows}`,
        });
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
