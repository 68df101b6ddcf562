import type { PublicProfile } from '@harambee/domain/schemas';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';
import { previewText, profilePage } from './profile-page.ts';

const shell =
  '<!doctype html><html><head><title>Harambee</title><meta name="description" content="Write."></head><body><div id="root"></div></body></html>';
const profile: PublicProfile = {
  id: 'a1',
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar, Kenya',
  foundedYear: 2014,
  website: 'https://maji.example',
  contactEmail: 'karibu@maji.example',
  mission: 'Safe water\nfor Turkana.',
  description: 'We are 23 people.',
  registrationNumber: 'OP.218',
  legalStatus: '',
  taxExemptStatus: '',
  annualBudgetRange: '',
  sdgs: [6, 4],
  focusAreas: [],
  linkedinUrl: 'https://www.linkedin.com/company/maji',
  updatedAt: '2026-11-03T09:00:00.000Z',
};

let door: TestGateway;
let app: FastifyInstance;
let profiles: Record<string, typeof profile | 'off'>;
let asked: number;

beforeEach(async () => {
  door = new TestGateway();
  door.write('shell/index.html', shell);
  profiles = { a1: profile, off: 'off' };
  asked = 0;
  const service = await door.service((upstream) => {
    upstream.get<{ Params: { id: string } }>('/api/ngo/profile/public/:id', async ({ params }, reply) => {
      asked += 1;
      const found = profiles[params.id];
      if (found === 'off') return reply.code(403).send({ error: 'This profile is not publicly available' });
      if (!found) return reply.code(404).send({ error: 'Not found' });
      return { profile: found };
    });
    upstream.put<{ Params: { id: string } }>('/api/ngo/profile/:id', async () => ({}));
  });
  app = await door.build({ services: { profiles: service } });
});
afterEach(() => door.close());

const open = (id: string, headers: Record<string, string> = { accept: '*/*' }) =>
  app.inject({ url: `/public/profile/${id}`, headers });

test('the served page has title, description, canonical address and preview tags', async () => {
  const { statusCode, headers, body } = await open('a1');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers).not.toHaveProperty('x-robots-tag');
  const head = body.slice(0, body.indexOf('</head>'));
  const address = 'http://localhost:3000/public/profile/a1';
  for (const tag of [
    '<title>Maji Kwa Wote · Harambee</title>',
    '<meta name="description" content="Safe water for Turkana.">',
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Harambee">',
    '<meta property="og:title" content="Maji Kwa Wote · Harambee">',
    '<meta property="og:description" content="Safe water for Turkana.">',
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${address}/picture.png?v=1793696400000">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Maji Kwa Wote. Community Development, Lodwar, Kenya. Safe water for Turkana.">',
    `<meta name="twitter:image" content="${address}/picture.png?v=1793696400000">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:title" content="Maji Kwa Wote · Harambee">',
    '<meta name="twitter:description" content="Safe water for Turkana.">',
  ]) {
    expect(head).toContain(tag);
  }
  expect(head.match(/<title>/g)).toHaveLength(1);
  expect(head.match(/name="description"/g)).toHaveLength(1);
  expect(head).not.toContain('noindex');
  expect(head).toContain('id="remotes"');
});

test('it has the same security policy and headers as every page', async () => {
  const plain = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  const page = await open('a1');
  for (const name of [
    'content-security-policy',
    'cache-control',
    'x-frame-options',
    'referrer-policy',
    'vary',
  ]) {
    expect([name, page.headers[name]]).toEqual([name, plain.headers[name]]);
  }
});

test.each([
  ['unknown', 'nobody'],
  ['switched off', 'off'],
  ['no id at all', 'a%20b'],
  ['an attempt to leave the path', '..%2f..%2fhealthz'],
])('%s: the plain page, excluded from search engines', async (_what, id) => {
  const { statusCode, headers, body } = await open(id);
  expect(statusCode).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('<title>Harambee</title>');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('og:title');
});

test('without an answer from the service, the plain page is served and not excluded', async () => {
  for (const services of [{}, { profiles: 'http://127.0.0.1:9' }]) {
    const other = await door.build({ services });
    const { statusCode, headers, body } = await other.inject({
      url: '/public/profile/a1',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).toContain('<title>Harambee</title>');
    expect(body).not.toContain('noindex');
  }
});

test('it uses the cached answer, and an edit changes it at once', async () => {
  const first = await open('a1');
  await app.inject('/api/ngo/profile/public/a1');
  const again = await open('a1', { accept: '*/*', 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, asked]).toEqual([304, 1]);
  profiles.a1 = { ...profile, name: 'Maji Safi' };
  await app.inject({ method: 'PUT', url: '/api/ngo/profile/a1' });
  expect((await open('a1')).body).toContain('<title>Maji Safi · Harambee</title>');
  profiles.a1 = 'off';
  await app.inject({ method: 'PUT', url: '/api/ngo/profile/a1' });
  expect((await open('a1')).body).not.toContain('Maji');
});

test('a new shell takes effect at once', async () => {
  await open('a1');
  door.write('shell/index.html', shell.replace('id="root"', 'id="new-root"'));
  const { body } = await open('a1');
  expect(body).toContain('id="new-root"');
  expect(body).toContain('<title>Maji Kwa Wote · Harambee</title>');
});

test('nothing in a profile can break out of its place', () => {
  const odd = `</title><script>alert(1)</script>" ' & $& $1 <!--`;
  const html = profilePage(
    shell,
    { ...profile, name: odd, mission: odd, location: odd },
    'http://x/"><script>',
  );
  const [data, ...others] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(others).toEqual([]);
  expect(JSON.parse(data?.[1] ?? '')).toMatchObject({ name: odd, address: odd });
  expect(html.replace(data?.[0] ?? '', '')).not.toContain('<script');
  expect(html).not.toContain('<!--');
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; &#39; &amp; $&amp; $1 &lt;!--',
  );
  expect(html.endsWith('<body><div id="root"></div></body></html>')).toBe(true);
});

test('a long text is cut at a word, and control characters and line breaks become spaces', () => {
  const cut = previewText('word '.repeat(100));
  expect(Array.from(cut).length).toBeLessThanOrEqual(200);
  expect(cut.endsWith('word…')).toBe(true);
  expect(previewText('水'.repeat(300))).toBe(`${'水'.repeat(199)}…`);
  expect(previewText('a\u0000b\u202ec\r\n d')).toBe('a b c d');
});

test('a profile without a mission is described by its name', () => {
  expect(profilePage(shell, { ...profile, name: 'Maji', mission: ' ' }, 'http://x/a')).toContain(
    'content="Maji on Harambee"',
  );
});

test('search engines learn who the organization is, and where to find it', async () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await open('a1')).body) ?? [];
  const address = 'http://localhost:3000/public/profile/a1';
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${address}#organization`,
    name: 'Maji Kwa Wote',
    url: 'https://maji.example',
    mainEntityOfPage: { '@type': 'ProfilePage', '@id': address, dateModified: '2026-11-03T09:00:00.000Z' },
    description: 'Safe water\nfor Turkana.',
    image: [`${address}/picture.png?v=1793696400000`],
    address: 'Lodwar, Kenya',
    foundingDate: '2014',
    email: 'karibu@maji.example',
    identifier: 'OP.218',
    sameAs: ['https://www.linkedin.com/company/maji'],
    knowsAbout: ['Clean Water and Sanitation', 'Quality Education'],
  });
});
