import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;
let app: FastifyInstance;
let profiles: { id: string; updatedAt: string }[];
let asked: string[];
let partsOf: string[];

beforeEach(async () => {
  door = new TestGateway();
  asked = [];
  partsOf = [''];
  profiles = ['a1', 'b2', 'c3'].map((id) => ({ id, updatedAt: `2026-11-0${id[1]}T09:00:00.000Z` }));
  const service = await door.service((upstream) => {
    upstream.get('/api/ngo/profile/directory/parts', async ({ url }) => {
      asked.push(url);
      return { parts: partsOf };
    });
    upstream.get<{ Querystring: { after: string } }>('/api/ngo/profile/directory', async ({ query, url }) => {
      asked.push(url);
      return { profiles: profiles.filter(({ id }) => id > query.after) };
    });
    upstream.put('/api/ngo/profile/:id', async () => ({}));
  });
  app = await door.build({ services: { profiles: service } });
});
afterEach(() => door.close());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots.txt names the site map, and closes nothing that a public page needs', async () => {
  const { statusCode, headers, body } = await app.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/ngo/profile/public/',
    'Disallow: /api/',
    'Disallow: /ops',
    '',
    'Sitemap: http://localhost:3000/sitemap.xml',
    '',
  ]);
});

test('the site map has each public profile with the time of its last change, and is read once', async () => {
  const { statusCode, headers, body } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/);
  expect(body).toContain(
    '<url><loc>http://localhost:3000/public/profile/a1</loc><lastmod>2026-11-01T09:00:00.000Z</lastmod></url>',
  );
  expect(addresses(body)).toHaveLength(3);
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(asked).toEqual([
    '/api/ngo/profile/directory/parts?size=50000',
    '/api/ngo/profile/directory?after=&limit=50000',
  ]);
});

test('more profiles than one map may have: an index of maps, each with its part', async () => {
  partsOf = ['', 'a1'];
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain('<sitemapindex ');
  const maps = addresses(body);
  expect(maps).toEqual([
    'http://localhost:3000/sitemap-after-.xml',
    'http://localhost:3000/sitemap-after-a1.xml',
  ]);
  const of = async (map: string | undefined) =>
    addresses((await app.inject(new URL(map ?? '').pathname)).body).length;
  expect([await of(maps[0]), await of(maps[1])]).toEqual([3, 2]);
});

test('a profile that was closed through this gateway is gone from it at once', async () => {
  await app.inject('/sitemap.xml');
  profiles = profiles.slice(1);
  await app.inject({ method: 'PUT', url: '/api/ngo/profile/a1' });
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/a1<');
});

test('a service that is away is no empty map, and is asked again', async () => {
  const down = await door.build({ services: { profiles: 'http://127.0.0.1:9' } });
  const answer = await down.inject('/sitemap.xml');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
});

test.each(['/sitemap-after-a%2Fb.xml', `/sitemap-after-${'x'.repeat(65)}.xml`])(
  '%s is unknown',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);
