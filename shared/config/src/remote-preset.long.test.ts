import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const config = join(__dirname, '..');
const root = join(config, '../..');
jest.setTimeout(120_000);

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A remote in a folder outside the repository. */
function aRemote(module: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  made.push(folder);
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/module.tsx'), module);
  writeFileSync(join(folder, 'remote.json'), '{ "name": "sample", "contract": 1, "paths": ["/sample"] }');
  writeFileSync(join(folder, 'package.json'), '{ "name": "sample", "version": "1.0.0", "type": "module" }');
  cpSync(join(root, 'mfe-proposals/webpack.config.mjs'), join(folder, 'webpack.config.mjs'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const build = (folder: string) =>
  promisify(execFile)(process.execPath, [join(config, 'webpack/build.mjs')], { cwd: folder });

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, 'dist', name))]),
  );

const page = `
  import { baseApi } from '@harambee/platform';
  import { Button } from '@harambee/ui';
  import { useState } from 'react';
  export function Page() { const [n] = useState(1); return <Button>{n}{String(baseApi)}</Button>; }
  export const remoteModule = { contract: 1, routes: [{ path: 'sample', Component: Page }], commands: [], widgets: [] };
`;

test('the same source gives the same files in any folder, without anything of the shell', async () => {
  const folders = [aRemote(page), aRemote(page)];
  for (const folder of folders) await build(folder);
  const [first = {}, second = {}] = folders.map(filesOf);
  expect(Object.keys(first)).toEqual(Object.keys(second));
  for (const [name, content] of Object.entries(first)) {
    expect([name, second[name]?.equals(content)]).toEqual([name, true]);
  }

  const names = Object.keys(first);
  expect(names).toEqual(expect.arrayContaining(['remote.json', 'mf-manifest.json']));
  expect(names.filter((name) => /^remoteEntry\.[0-9a-f]{8}\.js$/.test(name))).toHaveLength(1);
  expect(names.filter((name) => /^remoteEntry\.[0-9a-f]{8}\.js\.(br|gz)$/.test(name))).toHaveLength(2);
  // Everything it loads itself has the integrity of its published version.
  const entry = names.find((name) => /^remoteEntry\.[0-9a-f]{8}\.js$/.test(name)) ?? '';
  expect(first[entry]?.toString()).toMatch(/\.integrity=globalThis\.harambeeIntegrityOf\(/);
  const size = names
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + (first[name]?.length ?? 0), 0);
  expect(size).toBeLessThan(40_000);
});

test('a style sheet of a remote has the integrity of its published version, too', async () => {
  const folder = aRemote(`
    export const remoteModule = {
      contract: 1, commands: [], widgets: [],
      routes: [{ path: 'sample', Component: () => null, preload: () => import('./page') }],
    };
  `);
  writeFileSync(join(folder, 'src/page.ts'), "import './page.css';");
  writeFileSync(join(folder, 'src/page.css'), 'main { color: red; }');
  // Our own remotes have no style sheets; a remote that turns them on needs this check.
  const config = join(folder, 'webpack.config.mjs');
  const usual = readFileSync(config, 'utf8');
  const withStyles = usual.replace(
    'export default config;',
    'export default { ...config, experiments: { css: true } };',
  );
  expect(withStyles).not.toBe(usual);
  writeFileSync(config, withStyles);
  await build(folder);
  const files = filesOf(folder);
  expect(Object.keys(files).filter((name) => name.endsWith('.css'))).toHaveLength(1);
  const entry = Object.keys(files).find((name) => /^remoteEntry\.[0-9a-f]{8}\.js$/.test(name)) ?? '';
  expect(files[entry]?.toString()).toMatch(/(\w+)\.integrity=globalThis\.harambeeIntegrityOf\(\1\.href\)/);
});

test('the build fails for a remote that would bundle a shared package', async () => {
  const folder = aRemote(`
    import { Router } from 'react-router';
    import { css } from '@emotion/react';
    export const remoteModule = { contract: 1, routes: [], commands: [], widgets: [], keep: [Router, css] };
  `);
  const { stderr } = await build(folder).then(
    () => ({ stderr: 'built' }),
    (error: { stderr: string }) => error,
  );
  expect(stderr).toContain('its own copy of react-router,');
  expect(stderr).toContain('its own copy of @emotion/react,');
});

test('the published remote.json names the files of its pages in place of their modules', async () => {
  const folder = aRemote(`
    export const remoteModule = {
      contract: 1, commands: [], widgets: [],
      routes: [{ path: 'sample', Component: () => null, preload: () => import('./page') }],
    };
  `);
  writeFileSync(join(folder, 'src/page.ts'), "export const words = 'of the page';");
  const described = { name: 'sample', contract: 1, paths: ['/sample'] };
  const name = (module: string) =>
    writeFileSync(
      join(folder, 'remote.json'),
      JSON.stringify({ ...described, pages: { '/sample': { modules: [module], reads: ['/api/sample'] } } }),
    );
  name('page.ts');
  await expect(build(folder)).rejects.toThrow('which nothing imports on demand');
  name('page');
  await build(folder);
  const files = filesOf(folder);
  const { pages, ...rest } = JSON.parse(String(files['remote.json']));
  expect(rest).toEqual(described);
  expect(pages).toEqual({
    '/sample': { files: [expect.stringMatching(/^\d+\.[0-9a-f]{8}\.js$/)], reads: ['/api/sample'] },
  });
  expect(String(files[pages['/sample'].files[0]])).toContain('of the page');
});
