import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

let door: TestGateway;
let app: FastifyInstance;

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const year = 'public, max-age=31536000, immutable';
const policy =
  "default-src 'none';script-src 'self';style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';style-src-attr 'none';connect-src 'self';img-src 'self' data:;font-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'";

const open = (url: string, headers: Record<string, string> = browser) => app.inject({ url, headers });
const listIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="remotes">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    remotes: { name: string; version: string }[];
  };
const warnings = () => door.logs.filter((line) => line.includes('"level":40'));

beforeEach(async () => {
  door = new TestGateway();
  app = await door.build();
});

afterEach(() => door.close());

describe('the shell', () => {
  test.each(['/', '/index.html', '/login', '/proposals/64fe', '/proposals/analytics', '/anything/else'])(
    '%s is the page of the shell, asked for anew each time, under the policy',
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
      expect(answer.body).toContain('<title>Harambee</title>');
    },
  );

  test('over https, browsers are told to keep using it', async () => {
    const secure = await door.build({ https: true });
    expect((await secure.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test.each([
    ['a missing script', '/main.0123abcd.js', browser],
    ['a missing JSON', '/mf-manifest.json', browser],
    ['a missing picture', '/logo.png', browser],
    ['a page asked for by a program', '/proposals', { accept: 'application/json' }],
    ['a page asked for by anything', '/proposals', { accept: '*/*' }],
    ['a remote that is not there', '/remotes/none/1/remoteEntry.js', browser],
    ['the folder of the remotes', '/remotes/', browser],
  ])('%s is 404 in JSON, never the page', async (_what, url, headers) => {
    const answer = await open(url, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Not found', requestId: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('only GET and HEAD open a page', async () => {
    const answer = await app.inject({ method: 'POST', url: '/login', headers: browser });
    expect(answer.statusCode).toBe(404);
  });

  test('files with a content hash are cached for a year, others are revalidated', async () => {
    door.write('shell/main.0123abcd.js', '/* main */');
    door.write('shell/fonts/inter.89abcdef.woff2', 'font');
    door.write('shell/icon.svg', '<svg/>');
    door.write('shell/sw.js', '/* worker */');
    const caching = async (url: string) => (await open(url, {})).headers['cache-control'];
    expect(await caching('/main.0123abcd.js')).toBe(year);
    expect(await caching('/fonts/inter.89abcdef.woff2')).toBe(year);
    expect(await caching('/icon.svg')).toBe('public, max-age=0');
    expect(await caching('/sw.js')).toBe('public, max-age=0');
    expect((await open('/main.0123abcd.js', {})).headers['content-type']).toMatch(
      /^text\/javascript|^application\/javascript/,
    );
    expect((await open('/icon.svg', {})).headers['content-security-policy']).toBe(policy);
  });

  test('manifest and service worker have the right types and are revalidated', async () => {
    door.write('shell/manifest.webmanifest', '{}');
    expect((await open('/manifest.webmanifest', {})).headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'public, max-age=0',
    });
  });

  test('the best compressed variant of a file is sent', async () => {
    const code = '/* main */'.repeat(100);
    door.write('shell/main.0123abcd.js', code);
    door.write('shell/main.0123abcd.js.br', brotliCompressSync(code));
    door.write('shell/main.0123abcd.js.gz', gzipSync(code));
    door.write('shell/bare.0123abcd.js', code);
    const both = await open('/main.0123abcd.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(both.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': year,
    });
    expect(both.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(both.rawPayload).toString()).toBe(code);
    const gzip = await open('/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(code);
    expect((await open('/main.0123abcd.js', {})).body).toBe(code);
    expect((await open('/bare.0123abcd.js', { 'accept-encoding': 'br' })).body).toBe(code);
  });

  test('the page itself is compressed, too', async () => {
    const plain = (await open('/')).body;
    const br = await open('/', { ...browser, 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await open('/', { ...browser, 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test('HEAD and conditional requests', async () => {
    door.write('shell/icon.svg', '<svg/>');
    for (const url of ['/', '/icon.svg', '/remotes.json']) {
      const first = await open(url);
      const head = await app.inject({ method: 'HEAD', url, headers: browser });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
      expect(head.headers['content-length']).toBe(first.headers['content-length']);
      const again = await open(url, { ...browser, 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('a new build of the shell is served without a restart', async () => {
    await open('/');
    door.write('shell/index.html', '<html><head><title>Newer</title></head></html>');
    expect((await open('/')).body).toContain('<title>Newer</title>');
  });

  test('without the shell: 503 with a message, and not ready', async () => {
    rmSync(join(door.shellDir, 'index.html'));
    const answer = await open('/login');
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ error: string }>().error).toBe('The pages are being installed. Please try again.');
    expect((await open('/readyz')).statusCode).toBe(503);
    expect((await open('/healthz')).statusCode).toBe(200);
  });

  test.each(['terms', 'privacy', 'support', 'goodbye'])('/%s is a separate page', async (name) => {
    door.write(`shell/${name}.html`, `<h1>${name}</h1>`);
    const answer = await open(`/${name}`);
    expect(answer.body).toBe(`<h1>${name}</h1>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
  });
});

describe('nothing outside its folders is served', () => {
  test.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/.env',
    '/.hidden/file.js',
    '/main.js%00.png',
    '/remotes/..%2fshell/1/index.html',
    '/remotes/proposals/..%2f..%2f..%2fsecret.txt',
    '/remotes/proposals/%2e%2e/secret.txt',
    '/remotes/proposals/1.0/..%2f..%2fremotes.json',
    '/remotes/proposals/1.0/.hidden',
    '/remotes/.proposals-half/1.0/module.js',
    '/remotes//1.0/remote.json',
  ])('%s', async (url) => {
    door.write('secret.txt', 'geheim');
    door.write('shell/.env', 'geheim');
    door.write('shell/.hidden/file.js', 'geheim');
    door.write('remotes/.proposals-half/1.0/module.js', 'geheim');
    door.write('remotes/proposals/1.0/.hidden', 'geheim');
    await door.ship('proposals');
    const answer = await open(url, {});
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('geheim');
  });
});

describe('remotes', () => {
  const file = (version: string, name: string) => `/remotes/proposals/${version}/${name}`;

  test('the list and each file of a version', async () => {
    const version = await door.ship('proposals');
    const list = await open('/remotes.json', {});
    expect(list.headers['cache-control']).toBe('no-cache');
    expect(list.json()).toEqual({
      remotes: [
        {
          name: 'proposals',
          version,
          contract: 1,
          entry: file(version, 'start.json'),
          integrity: expect.stringMatching(/^sha384-/),
          paths: ['/proposals'],
        },
      ],
    });
    const start = await open(file(version, 'start.json'), {});
    expect(start.json()).toMatchObject({ entry: 'remoteEntry.0123abcd.js', first: ['module.4567cdef.js'] });
    for (const name of ['start.json', 'remoteEntry.0123abcd.js', 'later.js']) {
      const answer = await open(file(version, name), {});
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, year]);
    }
    expect((await open(file(version, 'none.js'))).statusCode).toBe(404);
  });

  test('the page contains the same list, and preloads the first files of its path with integrity', async () => {
    const version = await door.ship('proposals');
    const list = (await open('/remotes.json', {})).json<{ remotes: { integrity: string }[] }>();
    const own = (await open('/proposals/new')).body;
    expect(listIn(own)).toEqual(list);
    expect(own.indexOf('id="remotes"')).toBeLessThan(own.indexOf('</head>'));
    expect(own).toContain(
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file(version, 'start.json')}">`,
    );
    for (const name of ['remoteEntry.0123abcd.js', 'module.4567cdef.js']) {
      expect(own).toContain(
        `<link rel="preload" as="script" href="${file(version, name)}" integrity="sha384-`,
      );
    }
    expect(own).not.toContain('later.js');
    for (const url of ['/login', '/proposalsx']) {
      const other = (await open(url)).body;
      expect(listIn(other)).toEqual(list);
      expect(other).not.toContain('rel="preload"');
    }
  });

  test('a release takes effect at once without a restart; the previous version stays as the fallback', async () => {
    const versions: string[] = [];
    for (const code of ['one', 'two', 'three', 'four', 'five', 'six']) {
      versions.push(await door.ship('proposals', { code }));
      expect(listIn((await open('/proposals')).body).remotes[0]?.version).toBe(versions.at(-1));
      expect((await open('/remotes.json')).json()).toMatchObject({ remotes: [{ version: versions.at(-1) }] });
    }
    for (const version of versions) {
      const answer = await open(file(version, 'later.js'));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, year]);
    }
    expect((await open('/remotes.json')).json()).toMatchObject({
      remotes: [{ fallback: { version: versions.at(-2), entry: file(versions.at(-2) ?? '', 'start.json') } }],
    });
  });

  test.each([
    ['missing', undefined],
    ['half written', '{"payload": {"kind": "poin'],
    ['not signed', '{"kind": "pointer", "sequence": 1, "remotes": {}}'],
  ])('a list that is %s counts as empty and is logged', async (_how, text) => {
    if (text !== undefined) door.write('remotes/remotes.json', text);
    expect((await open('/remotes.json')).json()).toEqual({ remotes: [] });
    expect(listIn((await open('/proposals')).body)).toEqual({ remotes: [] });
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('the list of remotes is');
  });

  test('a remote with an altered manifest is left out, without affecting others', async () => {
    await door.ship('profiles');
    const version = await door.ship('proposals');
    const manifest = `remotes/proposals/${version}/release.json`;
    door.write(
      manifest,
      readFileSync(join(door.folder, manifest), 'utf8').replace('/proposals', '/settings!'),
    );
    expect(listIn((await open('/login')).body).remotes.map(({ name }) => name)).toEqual(['profiles']);
    expect(warnings()[0]).toContain(`remote proposals ${version} is left out`);
  });
});
