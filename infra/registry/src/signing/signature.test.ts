import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { TestRegistry } from '../testing/test-registry.ts';
import { keyIdOf, signed, verified, writtenDown } from './signature.ts';

const Sample = Type.Object({ kind: Type.Literal('sample') });

/** Signed in November 2026, before the canonical form came from a library; its private key is gone. */
const signedBefore = readFileSync(new URL('../testing/signed-before.json', import.meta.url), 'utf8');
const keyBefore = createPublicKey(`-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAvZZpYhx2TTT1ZFaq18N96a6WzCPSJ3fch9mLCt9T7UA=
-----END PUBLIC KEY-----`);
const keys = new Map([[keyIdOf(keyBefore), keyBefore]]);

test('what was signed by an earlier version is still believed', () => {
  expect(verified('the sample', signedBefore, Sample, keys)).toMatchObject({ kind: 'sample' });
});

test.each([
  ['a number', '"small": 1e-7', '"small": 1e-8'],
  ['a name', '"Ä"', '"A"'],
  ['a letter that looks the same', 'é', 'e\u0301'],
])('%s that was changed in it is noticed', (_what, before, after) => {
  expect(signedBefore).toContain(before);
  const changed = signedBefore.replace(before, after);
  expect(() => verified('the sample', changed, Sample, keys)).toThrow('was changed after it was signed');
});

test('the order of the fields and the spaces between them are not signed', () => {
  const { payload, ...rest } = JSON.parse(signedBefore);
  const turned = Object.fromEntries(Object.entries(payload).reverse());
  const text = JSON.stringify({ ...rest, payload: turned });
  expect(verified('the sample', text, Sample, keys)).toEqual(payload);
});

test('what is signed now is believed', () => {
  const registry = new TestRegistry();
  const document = signed({ kind: 'sample', left: undefined, '10': [1e21, null] }, registry.signingKey);
  const read = verified('the sample', writtenDown(document).toString(), Sample, registry.keys);
  expect(read).toEqual({ kind: 'sample', '10': [1e21, null] });
  registry.remove();
});
