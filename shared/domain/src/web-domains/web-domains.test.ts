import fc from 'fast-check';
import { domainOfEmail, domainToProve, provableDomain } from './web-domains.ts';

const label = fc.stringMatching(/^[a-z][a-z0-9]{1,14}$/);
const suffix = fc.constantFrom('org', 'or.ke', 'co.uk', 'org.za', 'ngo', 'example', 'eu.org', 'com.br');
/** What somebody has registered; a name of two words, so that it is in no list. */
const own = fc.tuple(label, label, suffix).map(([one, two, end]) => `${one}-${two}.${end}`);
const below = fc.array(label, { maxLength: 2 }).map((names) => names.map((name) => `${name}.`).join(''));
const page = fc.record({
  scheme: fc.constantFrom('http', 'https', 'HTTPS'),
  port: fc.constantFrom('', ':80', ':443', ':8443'),
  rest: fc.constantFrom('', '/', '/en/about?x=1#team', '/@gmail.com', '?a@b.example'),
  dot: fc.constantFrom('', '.'),
});
const anyCase = (text: string, upper: boolean) => (upper ? text.toUpperCase() : text);

test('website and mail of one registered domain meet, however each is written (PROF-60)', () => {
  fc.assert(
    fc.property(
      own,
      below,
      below,
      page,
      fc.boolean(),
      (domain, site, mail, { scheme, port, rest, dot }, upper) => {
        const website = `${scheme}://${anyCase(`www.${site}${domain}`, upper)}${dot}${port}${rest}`;
        expect(domainToProve(website)).toBe(domain);
        expect(provableDomain(`amina.ekal+x@${anyCase(mail + domain, !upper)}`)).toBe(domain);
      },
    ),
  );
});

test('two registered domains never meet, whatever stands before them (PROF-60)', () => {
  fc.assert(
    fc.property(own, own, below, (site, mail, names) => {
      fc.pre(site !== mail);
      // The foreign name as a name of the own domain, too.
      expect(provableDomain(`x@${names}${site}.${mail}`)).not.toBe(domainToProve(`https://${site}`));
      expect(domainToProve(`https://${mail}.${names}${site}/${mail}`)).not.toBe(provableDomain(`x@${mail}`));
    }),
  );
});

test.each([
  ['https://bücher-für-alle.example', 'info@xn--bcher-fr-alle-wobg.example'],
  ['https://xn--bcher-fr-alle-wobg.example/x', 'info@Bücher-für-alle.example'],
  ['https://www.bu\u0308cher-fu\u0308r-alle.example', 'info@post.bücher-für-alle.example'],
  ['https://مياه.example', 'info@مياه.example'],
  ['https://tumaini.公司.cn', 'info@mail.tumaini.xn--55qx5d.cn'],
  ['https://tumaini.github.io', 'info@tumaini.github.io'],
])('%s and %s are of one domain', (website, email) => {
  expect(domainToProve(website)).toBeDefined();
  expect(provableDomain(email)).toBe(domainToProve(website));
});

test.each([
  // Anybody gets an address there.
  ['https://gmail.com', 'me@gmail.com'],
  ['https://mail.yahoo.co.uk', 'me@yahoo.co.uk'],
  ['https://www.orange.fr', 'me@orange.fr'],
  ['https://tutanota.com', 'me@tutanota.com'],
  ['https://mailinator.com', 'me@mailinator.com'],
  // Anybody gets a page there.
  ['https://facebook.com/tumaini', 'me@facebook.com'],
  ['https://sites.google.com/view/tumaini', 'me@google.com'],
  ['https://tumaini.wordpress.com', 'me@wordpress.com'],
  ['https://tumaini.github.io', 'me@github.io'],
  ['https://tumaini.github.io', 'me@other.github.io'],
  // Nobody has registered it.
  ['https://or.ke', 'me@or.ke'],
  ['https://a.or.ke', 'me@b.or.ke'],
  ['https://127.0.0.1', 'me@127.0.0.1'],
  ['https://2130706433.', 'me@2130706433'],
  ['https://[::1]', 'me@[::1]'],
  ['https://localhost', 'me@localhost'],
  // The host is another one than it seems.
  ['https://tumaini.example@evil.example', 'me@tumaini.example'],
  ['https://evil.example\\@tumaini.example', 'me@tumaini.example'],
  ['ftp://tumaini.example', 'me@tumaini.example'],
  ['tumaini.example', 'me@tumaini.example'],
  ['', ''],
])('%s is not proved by %s (PROF-62)', (website, email) => {
  const proved = provableDomain(email);
  expect(proved === undefined || proved !== domainToProve(website)).toBe(true);
});

test.each([
  'me@evil.example,x@tumaini.example',
  'me@evil.example;x@tumaini.example',
  '<me@evil.example>x@tumaini.example',
  'me@evil.example(@tumaini.example)',
  '"me@evil.example"@tumaini.example',
  'me%evil.example@tumaini.example',
  'evil.example!me@tumaini.example',
  'me@tumaini.example,evil.example',
  'me@tumaini.example@evil.example',
  'me@tumaini.example:25',
  'me@tumaini.example/.evil.example',
  'me@tumaini.example#.evil.example',
  'me@tu\u00ADmaini.example',
  'me@tumaini.example\u200B',
  '@tumaini.example',
  'tumaini.example',
])('%s is of no domain, because mail programs may read it in another way', (email) => {
  expect(domainOfEmail(email)).toBeUndefined();
});
