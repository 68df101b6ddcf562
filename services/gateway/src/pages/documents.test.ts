import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, documentPolicy } from '../security-headers.ts';
import { TestGateway } from '../testing/test-gateway.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const [early, later] = ['early()', 'later()'];
const inline = (title: string, script = early) =>
  `<!doctype html><html><head><title>${title}</title></head><body><script>${script}</script></body></html>`;

let door: TestGateway;
let app: FastifyInstance;

const open = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });
const policyAt = async (url: string) => String((await open(url)).headers['content-security-policy']);
const titleAt = async (url: string) => /<title>(.*)<\/title>/.exec((await open(url)).body)?.[1];
const warnings = () => door.logs.filter((line) => line.includes('documents.json'));

function install(documents: Record<string, string> = { '/login': 'login.html' }, script = [hashOf(early)]) {
  const policy = { script, style: [hashOf('body{}')] };
  door.write('shell/documents.json', JSON.stringify({ policy, documents }));
}

beforeEach(async () => {
  door = new TestGateway();
  app = await door.build();
  door.write('shell/index.html', inline('Harambee'));
  door.write('shell/login.html', inline('Sign in'));
});
afterEach(() => door.close());

test('a path may have a document of its own; every other has the index, each with the list of remotes', async () => {
  install();
  await door.ship('proposals');
  const paths = ['/login', '/login/more', '/', '/index.html', '/proposals', '/signup'];
  const titles = await Promise.all(paths.map(titleAt));
  expect(titles).toEqual(['Sign in', ...paths.slice(1).map(() => 'Harambee')]);
  for (const path of paths) expect((await open(path)).body).toContain('"name":"proposals"');
});

test('what stands inline in the documents is allowed in documents and nowhere else, by its hash', async () => {
  install();
  door.write('shell/page-login.0123abcd.html', inline('Sign in'));
  door.write('shell/icon.svg', '<svg/>');
  const usual = await policyAt('/icon.svg');
  const allowed = documentPolicy({ script: [hashOf(early)], style: [hashOf('body{}')] });
  for (const url of ['/', '/login', '/proposals/1', '/page-login.0123abcd.html', '/public/profile/p1']) {
    expect(await policyAt(url)).toBe(allowed);
  }
  expect(allowed).not.toBe(usual);
  expect(allowed.replaceAll(/ '(?!sha256-47D)sha256-[^']*'/g, '')).toBe(usual);
  expect(allowed).toContain(`script-src 'self' '${hashOf(early)}';style-src-elem`);
  expect(allowed).not.toContain('unsafe');
  expect(documentPolicy({ script: [], style: [] })).toBe(usual);
  expect(Object.keys(contentSecurityPolicy)).toHaveLength(usual.split(';').length);
});

test('a new build brings its own documents and hashes without a restart', async () => {
  install();
  const before = await open('/login');
  door.write('shell/login.html', inline('Welcome', later));
  install({ '/login': 'login.html' }, [hashOf(later)]);
  expect(await titleAt('/login')).toBe('Welcome');
  expect(await policyAt('/login')).toContain(hashOf(later));
  expect(await policyAt('/')).not.toContain(hashOf(early));
  expect((await open('/login')).headers.etag).not.toBe(before.headers.etag);
});

test('an older shell without a description has one page, under the usual policy', async () => {
  install();
  await open('/login');
  rmSync(join(door.shellDir, 'documents.json'));
  expect(await titleAt('/login')).toBe('Harambee');
  expect(await policyAt('/login')).toBe(documentPolicy({ script: [], style: [] }));
  expect(warnings()).toEqual([]);
});

test('a document that is not there yet is the index', async () => {
  install({ '/signup': 'signup.html' });
  expect(await titleAt('/signup')).toBe('Harambee');
});

test.each([
  ['half written', '{"policy": {"script": ['],
  ['of another form', '{"policy": {"script": [], "style": []}, "documents": {}, "more": 1}'],
  [
    'with a source instead of a hash',
    `{"policy": {"script": ["unsafe-inline'"], "style": []}, "documents": {}}`,
  ],
  ['with a second directive', `{"policy": {"script": ["${hashOf(early)};"], "style": []}, "documents": {}}`],
  [
    'with a file elsewhere',
    '{"policy": {"script": [], "style": []}, "documents": {"/login": "../secret.html"}}',
  ],
  [
    'with a file that is no document',
    '{"policy": {"script": [], "style": []}, "documents": {"/login": "shell.json"}}',
  ],
])('a description that is %s allows nothing, and is logged once', async (_how, text) => {
  door.write('shell/documents.json', text);
  for (const url of ['/', '/login', '/login']) {
    expect(await policyAt(url)).toBe(documentPolicy({ script: [], style: [] }));
    expect(await titleAt(url)).toBe('Harambee');
  }
  expect(warnings()).toHaveLength(1);
});

describe('what a page needs first', () => {
  const pages = {
    '/dashboard': { files: ['later.js'], reads: ['/api/proposals/stats'] },
    '/proposals': { files: [], reads: ['/api/proposals?sort=updated&limit=20'] },
    '/proposals/:id': { files: ['later.js'], reads: ['/api/proposals/:id'] },
    '/proposals/new': { files: [], reads: [] },
  };
  const preloadsAt = async (url: string) =>
    [...(await open(url)).body.matchAll(/href="([^"]+)"(?: integrity="(sha384-[^"]+)")?/g)].map(
      ([, file = '', integrity]) => [file.split('/').at(-1), integrity !== undefined],
    );
  const own = [
    ['start.json', false],
    ['remoteEntry.0123abcd.js', true],
    ['module.4567cdef.js', true],
  ];
  const later = ['later.js', true];

  test.each([
    ['/proposals', own],
    ['/proposals/p1', [...own, later]],
    ['/proposals/new', own],
    ['/proposals/p1/more', own],
    ['/dashboard', [...own, later]],
    ['/settings', []],
  ])(
    '%s is preloaded with the files of that page, also on a page of the shell with widgets',
    async (url, expected) => {
      await door.ship('proposals', { more: { pages } });
      expect(await preloadsAt(url)).toEqual(expected);
    },
  );

  test('the list tells what each page reads first, and not which files it has', async () => {
    await door.ship('proposals', { more: { pages } });
    const [remote] = (await open('/remotes.json', '*/*')).json<{ remotes: object[] }>().remotes;
    expect(remote).toMatchObject({
      firstReads: {
        '/dashboard': ['/api/proposals/stats'],
        '/proposals': ['/api/proposals?sort=updated&limit=20'],
        '/proposals/:id': ['/api/proposals/:id'],
      },
      widgetPages: ['/dashboard'],
    });
    expect(remote).not.toHaveProperty('pageFiles');
  });

  test('where a version has widgets is unknown if it names no pages, and nowhere if it names none', async () => {
    const remoteWith = async (more: object) => {
      await door.ship('proposals', { more });
      const { remotes } = (await open('/remotes.json', '*/*')).json<{ remotes: object[] }>();
      return remotes[0];
    };
    expect(await remoteWith({})).not.toHaveProperty('widgetPages');
    expect(await remoteWith({ pages: {} })).toHaveProperty('widgetPages', []);
  });
});
