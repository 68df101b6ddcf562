import { randomBytes } from 'node:crypto';
import type { RegistryState } from '@harambee/registry';
import { type ListedRemote, remoteListOf } from '../remotes/remote-list.ts';
import { indexPage, ownerOf, partsOf, remotesJson } from './index-page.ts';

const remote = (name: string, paths: string[]): ListedRemote => ({
  name,
  version: '1',
  contract: 1,
  entry: `/remotes/${name}/1/start.json`,
  integrity: 'sha384-x',
  paths,
  firstFiles: [],
  pageFiles: {},
  isCanary: false,
});

test('nothing in the list can end its script element', () => {
  const odd = remote('</script><script>alert(1)</script><!--', ['/x']);
  const html = indexPage('<head></head>', [odd], []);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const text = /id="remotes">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(JSON.parse(remotesJson([odd])));
});

test('the account of a demo is told where there is one, and nothing of it anywhere else', () => {
  expect(JSON.parse(remotesJson([], 'demo@harambee.example'))).toEqual({
    remotes: [],
    demoAccount: 'demo@harambee.example',
  });
  expect(indexPage('<head></head>', [], [], 'demo@harambee.example')).toContain('demo@harambee.example');
  expect(Object.keys(JSON.parse(remotesJson([])))).toEqual(['remotes']);
});

test('addresses cannot end their attribute', () => {
  const odd = { ...remote('x', ['/x']), entry: '/a"><script>' };
  expect(indexPage('<head></head>', [], [{ remote: odd, files: [] }])).toContain(
    'href="/a&quot;>&lt;script>"',
  );
});

test('dollar signs in the list are only text', () => {
  const odd = remote("$&$'$1", ['/x']);
  expect(indexPage('<head></head><body></body>', [odd], [])).toContain(`"name":"$&$'$1"`);
});

test('a path belongs to a remote by whole segments', () => {
  const remotes = [remote('proposals', ['/proposals']), remote('impact', ['/impact', '/analytics'])];
  expect(ownerOf('/proposals', remotes)?.name).toBe('proposals');
  expect(ownerOf('/proposals/1', remotes)?.name).toBe('proposals');
  expect(ownerOf('/analytics', remotes)?.name).toBe('impact');
  expect(ownerOf('/proposals-old', remotes)).toBeUndefined();
  expect(ownerOf('/', remotes)).toBeUndefined();
});

test('a public path belongs to its remote, too, and the shell learns of it', () => {
  const profiles = { ...remote('profiles', ['/profiles']), publicPaths: ['/public/profile'] };
  expect(ownerOf('/public/profile/p1', [profiles])?.name).toBe('profiles');
  expect(ownerOf('/public/profiles', [profiles])).toBeUndefined();
  expect(JSON.parse(remotesJson([profiles]))).toMatchObject({
    remotes: [{ publicPaths: ['/public/profile'] }],
  });
});

/** A registry with two versions of each remote. Integrities are random, so they compress as badly as real ones. */
function aRegistry(names: readonly string[]): RegistryState {
  const integrity = () => `sha384-${randomBytes(48).toString('base64')}`;
  const releases: [string, unknown][] = [];
  const remotes = Object.fromEntries(
    names.map((name) => {
      const [current, previous] = ['0123456789abcdef', 'fedcba9876543210'].map((version) => {
        const file = () => ({ integrity: integrity(), bytes: 1 });
        const files = { 'start.json': file(), 'entry.js': file(), 'module.js': file() };
        const ref = { version, integrity: integrity() };
        const paths = [`/${name}`, `/${name}-of-a-long-name`];
        const publicPaths = [`/public/${name}`];
        const release = { kind: 'release', name, version, contract: 1, paths, publicPaths, atStart: false };
        releases.push([
          `${name} ${version}`,
          { ...release, shared: {}, entry: 'entry.js', firstFiles: ['module.js'], files, ref },
        ]);
        return ref;
      });
      return [name, { current, previous }];
    }),
  );
  return { remotes, releases: new Map(releases), stamp: '1' } as unknown as RegistryState;
}

test('with 50 remotes the page makes no more requests, and is at most 1 KB longer for each', () => {
  const names = ['proposals', ...Array.from({ length: 49 }, (_, n) => `a-further-part-${n}`)];
  const pageOf = (all: string[]) => {
    const { remotes } = remoteListOf(aRegistry(all), undefined);
    expect(remotes).toHaveLength(all.length);
    return indexPage('<head></head>', remotes, partsOf('/proposals/new', remotes));
  };
  const asks = (html: string) => html.match(/(src|href)="/g)?.length;
  const [few, many] = [pageOf(names.slice(0, 1)), pageOf(names)];
  expect(asks(few)).toBe(3);
  expect(asks(many)).toBe(3);
  expect((many.length - few.length) / 49).toBeLessThan(1_024);
});
