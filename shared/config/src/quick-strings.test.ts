import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import fc from 'fast-check';

const path = createRequire(import.meta.url).resolve('fast-check');

/** The library as it is, without what the tests change of it. */
function plainLibrary(): typeof fc {
  const source = readFileSync(path, 'utf8');
  const library = { exports: {} as { default: typeof fc } };
  const run = compileFunction(source, ['module', 'exports', 'require']);
  run(library, library.exports, createRequire(path));
  return library.exports.default;
}

const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });

test('strings of any characters have the first and last of them, and no half of a pair', () => {
  for (const character of ['\0', '\ud7ff', '\ue000', '\u{10ffff}'])
    expect([character, any.canShrinkWithoutContext(character)]).toEqual([character, true]);
  for (const none of ['\ud800', '\udfff', 'ab'])
    expect([none, any.canShrinkWithoutContext(none)]).toEqual([none, false]);
  const points = fc.sample(any, { seed: 7, numRuns: 2_000 }).map((one) => one.codePointAt(0) ?? -1);
  expect(points.filter((point) => point >= 0xd800 && point < 0xe000)).toEqual([]);
  expect(points.some((point) => point > 0xffff)).toBe(true);
});

// The library lists a million characters for the first one.
const units = process.env.LONG ? (['binary', 'grapheme'] as const) : (['grapheme'] as const);
test.each(units)('strings of %s characters are those that fast-check makes', (unit) => {
  const plain = plainLibrary();
  expect(plain.string).not.toBe(fc.string);
  const sampleOf = (one: typeof fc) =>
    one.sample(one.string({ unit, maxLength: 60 }), { seed: 7, numRuns: 200 });
  expect(sampleOf(fc)).toEqual(sampleOf(plain));
});

test('paths and addresses are such, with escaped characters in them', () => {
  const addresses = fc.sample(fc.webUrl(), { seed: 7, numRuns: 500 });
  const paths = fc.sample(fc.webPath(), { seed: 7, numRuns: 500 });
  for (const address of addresses) expect(new URL(address).protocol).toMatch(/^https?:$/);
  for (const path of paths)
    expect([path, new URL(`http://maji.example${path}`).pathname]).toEqual([path, path || '/']);
  for (const all of [addresses, paths]) expect(all.some((one) => /%[0-9A-F]{2}/.test(one))).toBe(true);
});
