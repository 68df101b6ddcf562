import { indexPage, ownerOf, remotesJson } from './index-page.ts';
import type { ListedRemote } from './remote-list.ts';

const remote = (name: string, paths: string[]): ListedRemote => ({
  name,
  version: '1',
  contract: 1,
  entry: `/remotes/${name}/1/mf-manifest.json`,
  paths,
  firstFiles: [],
});

test('nothing in the list can end the script it stands in', () => {
  const odd = remote('</script><script>alert(1)</script><!--', ['/x']);
  const html = indexPage('<head></head>', [odd], undefined);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const text = /id="remotes">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(JSON.parse(remotesJson([odd])));
});

test('addresses cannot end the attribute they stand in', () => {
  const odd = { ...remote('x', ['/x']), entry: '/a"><script>' };
  expect(indexPage('<head></head>', [], odd)).toContain('href="/a&quot;>&lt;script>"');
});

test('dollar signs in the list are only text', () => {
  const odd = remote("$&$'$1", ['/x']);
  expect(indexPage('<head></head><body></body>', [odd], undefined)).toContain(`"name":"$&$'$1"`);
});

test('a path belongs to a remote by whole parts', () => {
  const remotes = [remote('proposals', ['/proposals']), remote('impact', ['/impact', '/analytics'])];
  expect(ownerOf('/proposals', remotes)?.name).toBe('proposals');
  expect(ownerOf('/proposals/1', remotes)?.name).toBe('proposals');
  expect(ownerOf('/analytics', remotes)?.name).toBe('impact');
  expect(ownerOf('/proposals-old', remotes)).toBeUndefined();
  expect(ownerOf('/', remotes)).toBeUndefined();
});

test('a public path belongs to its remote too, and is told to the shell', () => {
  const profiles = { ...remote('profiles', ['/profiles']), publicPaths: ['/public/profile'] };
  expect(ownerOf('/public/profile/p1', [profiles])?.name).toBe('profiles');
  expect(ownerOf('/public/profiles', [profiles])).toBeUndefined();
  expect(JSON.parse(remotesJson([profiles]))).toMatchObject({
    remotes: [{ publicPaths: ['/public/profile'] }],
  });
});
