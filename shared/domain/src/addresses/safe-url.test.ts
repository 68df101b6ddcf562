import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { isSafeUrl, isSafeUrlOrHandle } from './safe-url.ts';

test.each([
  'https://example.org',
  'http://example.org',
  'HTTPS://EXAMPLE.ORG/',
  'https://majikwawote.or.ke/about?lang=sw#team',
  'https://example.org:8443/a@b',
  'https://مثال.شبكة/صفحة',
  'https://例え.jp',
])('%s may become a link', (address) => {
  expect(isSafeUrl(address)).toBe(true);
});

test.each([
  ['without a scheme', 'example.org'],
  ['without a dot', 'http://x'],
  ['only a scheme', 'https://'],
  ['only a dot', 'https://.'],
  ['javascript', 'javascript:alert(1)'],
  ['javascript that looks like a website', 'javascript://example.org/%0aalert(1)'],
  ['javascript in mixed case', 'JaVaScRiPt:alert("https://example.org")'],
  ['javascript behind a tab', 'java\tscript:alert(1)//https://a.b'],
  ['javascript behind a control character', '\u0001javascript:alert(1)//a.b'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['a file', 'file:///etc/passwd.txt'],
  ['ftp', 'ftp://example.org'],
  ['relative to a scheme', '//example.org'],
  ['a name before the host', 'https://bank.example@evil.example'],
  ['a name and a password', 'https://user:secret@example.org'],
  ['an empty name', 'https://@example.org'],
  ['a line break', 'https://example.org/\nx'],
  ['a space', 'https://exa mple.org'],
  ['space around it', ' https://example.org'],
  ['a zero byte', 'https://example.org/\u0000'],
  ['a turned reading direction', 'https://example.org/\u202egro.elpmaxe'],
  ['an invisible character', 'https://exam\u200bple.org'],
  ['backslashes', 'https:\\\\example.org'],
  ['a backslash inside', 'https://example.org\\@evil.example'],
  ['a host that is none', 'https://a..b%zz.c'],
  ['nothing', ''],
])('%s is refused', (_what, address) => {
  expect(isSafeUrl(address)).toBe(false);
});

test('browsers parse every accepted address as http or https without credentials', () => {
  const piece = fc.constantFrom(
    'http',
    's',
    ':',
    '/',
    '//',
    '.',
    'a',
    'b.c',
    '@',
    '\\',
    '\t',
    '\n',
    ' ',
    'javascript:',
    'data:',
    '\u0000',
    '\u202e',
    '?',
    '#',
    '%0a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = pieces.join('');
      if (!isSafeUrl(address)) return;
      const { protocol, username, password } = new URL(address);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
    }),
    { numRuns: propertyRuns(5_000) },
  );
});

test.each([
  '@harambee',
  'wanjiru',
  '@wanjiru@social.example',
  'linkedin.com/in/wanjiru',
  'https://linkedin.com/in/wanjiru',
  'Wanjiru Kamau',
])('%s is an address or a name', (text) => {
  expect(isSafeUrlOrHandle(text)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u200bscript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'http://a.b@evil.example',
  'ftp://example.org',
  'wan\u202ejiru',
])('%p is neither', (text) => {
  expect(isSafeUrlOrHandle(text)).toBe(false);
});
