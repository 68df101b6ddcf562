import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { nameInMail } from './name-in-mail.ts';

const clean = (name: string) => nameInMail(name, 'somebody');

test.each([
  ['WIN NOW https://evil.example/claim free gift', 'WIN NOW free gift'],
  ['Visit www.evil.example today', 'Visit www. evil. example today'],
  ['evil.com', 'somebody'],
  ['ｅｖｉｌ．ｃｏｍ gift', 'gift'],
  ['evil。com gift', 'gift'],
  ['ev\u200bil.com gift', 'gift'],
  ['write to me@evil.com', 'write to'],
  ['127.0.0.1/x gift', 'gift'],
  ['claim at evil.newworld', 'claim at evil. newworld'],
  ['//evil.example/x gift', 'gift'],
  ['mailto:me@evil.example gift', 'gift'],
  ['hhttps://a.comttps://b.com gift', 'hhttps a. comttps b. com gift'],
  ['Maji\r\nBcc: all@evil.example', 'Maji Bcc:'],
  ['\u202egro.live Maji', 'gro. live Maji'],
  ['\u0000\u200f', 'somebody'],
])('%p reads %p', (name, expected) => {
  expect(clean(name)).toBe(expected);
});

test.each([
  'Maji Safi Trust',
  "Wanjikũ wa Ng'ang'a",
  'St. Mary’s Hospital, Kisumu',
  'Élmina & Sons (N.G.O.)',
  'جمعية المياه',
  '水の会',
])('%s stays as it is', (name) => {
  expect(clean(name)).toBe(name.normalize('NFKC'));
});

test('whatever is put together, nothing is left that a mail program would make a link of', () => {
  const piece = fc.constantFrom(
    ...[
      'http',
      's',
      ':',
      '/',
      '//',
      '.',
      'a',
      'evil',
      'com',
      '@',
      'www.',
      ' ',
      '\t',
      '\n',
      '\u200b',
      '\u202e',
    ],
    ...['。', '．', '＠', 'mailto:', 'xn--', '127.0.0.1', '\u0000', '-', '#', '%2e', 'ö', '水'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const name = clean(pieces.join(''));
      expect(name).not.toMatch(/:\/\/|@|\.[\p{L}\p{N}]{2}|[\p{Cc}\p{Cf}]/u);
      expect(name.length).toBeGreaterThan(0);
      expect(clean(name)).toBe(name);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
