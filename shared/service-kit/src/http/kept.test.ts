import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { Kept } from './kept.ts';

const bytes = (text: string) => Buffer.from(text);
const ofText = () => new Kept<{ text: string }>({ sizeOf: ({ text }) => text.length });

test('derives once while the sources are the same: bytes by content, values by identity', () => {
  const kept = ofText();
  const derive = jest.fn(() => ({ text: 'x' }));
  const page = {};
  const first = kept.of('a', [bytes('one'), page], derive);
  expect(kept.of('a', [bytes('one'), page], derive)).toBe(first);
  expect(derive).toHaveBeenCalledTimes(1);
  for (const sources of [
    [bytes('two'), page],
    [bytes('one'), {}],
    [bytes('one')],
    [bytes('one'), page, page],
  ])
    expect(kept.of('a', sources, derive)).not.toBe(first);
});

test('keeps questions apart', () => {
  const kept = ofText();
  const [a, b] = [{ text: 'a' }, { text: 'b' }];
  expect(kept.of('a', [bytes('same')], () => a)).toBe(a);
  expect(kept.of('b', [bytes('same')], () => b)).toBe(b);
});

test('a value that could not be derived is not kept', () => {
  const kept = ofText();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => kept.of('a', [bytes('one')], fail)).toThrow('no');
  expect(kept.of('a', [bytes('one')], () => ({ text: 'x' }))).toEqual({ text: 'x' });
});

test('whatever the order of changes, the value is that of the sources given', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b'), rows: fc.string({ maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(600, 100_000), (steps, most) => {
      const kept = new Kept<{ text: string }>({ sizeOf: ({ text }) => 1.3 * text.length, most });
      for (const { key, rows } of steps) {
        expect(kept.of(key, [bytes(rows)], () => ({ text: `${key} ${rows}` }))).toEqual({
          text: `${key} ${rows}`,
        });
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
