import { axeFindingsInHtml } from '@harambee/config/axe-findings.mjs';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

const odd = `</style><script>alert(1)</script>"'&`;
const profile = {
  id: 'a1',
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar',
  mission: 'Safe water',
  updatedAt: '2026-11-03T09:00:00.000Z',
};

const pictures = {
  logo: { url: '/api/ngo/profile/public/a1/images/logo-0123456789abcdef.png', width: 9, height: 9 },
  photo: {
    url: '/api/ngo/profile/public/a1/images/photo-fedcba9876543210.jpg',
    width: 9,
    height: 9,
    alt: 'Women at a well',
  },
};

let door: TestGateway;
let app: FastifyInstance;

beforeEach(async () => {
  door = new TestGateway();
  const service = await door.service((upstream) => {
    upstream.get<{ Params: { id: string } }>('/api/ngo/profile/public/:id', async ({ params }, reply) => {
      if (params.id === 'a1') return { profile };
      if (params.id === 'proved') return { profile: { ...profile, evidence: { verifiedDomain: odd } } };
      if (params.id === 'pictures') return { profile: { ...profile, evidence: pictures } };
      if (params.id === 'odd') return { profile: { ...profile, name: odd, mission: odd, location: odd } };
      return reply.code(params.id === 'off' ? 403 : 404).send({ error: 'Refused' });
    });
  });
  app = await door.build({ services: { profiles: service } });
});
afterEach(() => door.close());

const open = (id: string) => app.inject({ url: `/embed/profile/${id}`, headers: { cookie: 'sid=1' } });

test('other sites may frame it, and it can do nothing but show a picture and open the page', async () => {
  const { statusCode, headers, body } = await open('a1');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';img-src 'self';style-src-elem 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors \*;sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  expect(body).not.toContain('<script');
  const address = 'http://localhost:3000/public/profile/a1';
  expect(body).toContain(`<a href="${address}" target="_blank" rel="noopener">`);
  expect(body).toContain(`<img src="${address}/picture.png?v=1793696400000" width="1200" height="630"`);
  expect(body).toContain('alt="Maji Kwa Wote. Community Development, Lodwar. Safe water"');
});

test('what was proved is said in words, and not said without it (PROF-60)', async () => {
  const { body } = await open('proved');
  expect(body).toContain(
    '<p>Verified: a person who manages this profile has an email address at &lt;/style&gt;',
  );
  expect((await open('a1')).body).not.toContain('Verified');
});

test('a new logo or photo gives the picture another address, and the photo is in its words', async () => {
  const { body } = await open('pictures');
  expect(body).toContain('/picture.png?v=1793696400000-01234567-fedcba98"');
  expect(body).toContain('Safe water. Women at a well"');
});

test('no other page may be framed, nor shown by other sites', async () => {
  for (const url of ['/public/profile/a1', '/login', '/robots.txt', '/embed/other']) {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, headers['x-frame-options'], headers['cross-origin-resource-policy']]).toEqual([
      url,
      'DENY',
      'same-origin',
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('nothing in a profile becomes markup', async () => {
  const { body } = await open('odd');
  expect(body).not.toContain('<script');
  expect(body.match(/<\/style>/g)).toHaveLength(1);
});

test.each(['off', 'nobody', 'a%20b'])('%s: it says that there is nothing', async (id) => {
  const { statusCode, body } = await open(id);
  expect(statusCode).toBe(404);
  expect(body).toContain('This profile is not available.');
});

test.each(['a1', 'proved', 'off'])('axe finds nothing serious in the framed page of %s', async (id) => {
  expect(await axeFindingsInHtml((await open(id)).body)).toEqual([]);
});
