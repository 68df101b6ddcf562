import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { emailKeyOf, formerEmailKeyOf } from './email-key.ts';

test.each([
  ['composed and decomposed', 'jos\u00e9@maji.example', 'jose\u0301@maji.example'],
  ['full-width letters', 'ｗａｎｊｉｋｕ@maji.example', 'wanjiku@maji.example'],
  ['a full-width @', 'wanjiku＠maji.example', 'wanjiku@maji.example'],
  ['capitals', 'WANJIKU@Maji.Example', 'wanjiku@maji.example'],
  ['capitals with marks', 'JOSE\u0301@maji.example', 'jos\u00e9@maji.example'],
  ['the sign of Kelvin', '\u212a@maji.example', 'k@maji.example'],
  ['space around it', ' wanjiku@maji.example\n', 'wanjiku@maji.example'],
  ['a host in ASCII', 'a@b\u00fccher.example', 'a@xn--bcher-kva.example'],
  ['another dot', 'a@maji。example', 'a@maji.example'],
])('%s: one address', (_what, one, other) => {
  expect(emailKeyOf(one)).toBe(emailKeyOf(other));
});

test.each([
  ['a dot', 'wan.jiku@maji.example', 'wanjiku@maji.example'],
  ['a plus', 'wanjiku+x@maji.example', 'wanjiku@maji.example'],
  ['a mark', 'jos\u00e9@maji.example', 'jose@maji.example'],
  ['a letter that only looks the same', '\u0430nna@maji.example', 'anna@maji.example'],
])('%s: two addresses', (_what, one, other) => {
  expect(emailKeyOf(one)).not.toBe(emailKeyOf(other));
});

test('ASCII addresses have the key they always had', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(emailKeyOf(email)).toBe(formerEmailKeyOf(email));
    }),
  );
});

test('the key of a key is itself, so what was migrated once stays', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, (local, host) => {
      const key = emailKeyOf(`${local}@${host}`);
      expect(emailKeyOf(key)).toBe(key);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
