import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../rollouts/person.ts';
import { neverCame } from '../rollouts/walk.ts';
import { watchVersion } from '../rollouts/watch-version.ts';
import { expect, test } from '../support/test.ts';
import { release } from '../support/versions.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const command = here('../../rollouts.mjs');
const builtShell = here('../../../../shell/dist');

// Each starts a product of its own: one after the other.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-rollouts-spec-'));
  test.setTimeout(300_000);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a developer does, on the registry of a data folder. */
function rollouts(...args: string[]): Promise<{ code: number | null; lines: string[] }> {
  const run = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), REGISTRY_STORE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return new Promise((resolve) => run.once('close', (code) => resolve({ code, lines: text.split('\n') })));
}

test('this shell is tried with what everybody has, what they had, the canary and what is built, and all of it runs', {
  tag: '@long',
}, async () => {
  const data = join(folder, 'data');
  const previous = await release(data, 'impact', 'one', 'all');
  const current = await release(data, 'impact', 'two', 'all');
  const canary = await release(data, 'impact', 'three', 'canary');
  const { code, lines } = await rollouts('--remote', 'impact');
  const all = '6 pages, 1 fields, 3 commands';
  for (const [version, use] of [
    [previous, 'previous'],
    [current, 'current'],
    [canary, 'canary'],
    ['[0-9a-f]{16}', 'built'],
  ])
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^ok {5}this build, impact ${version} \\(${use}\\): ${all}, `)),
    );
  expect(lines.filter((line) => line.includes('this build, impact'))).toHaveLength(4);
  expect([code, lines.at(-2)]).toEqual([0, 'All of them work.']);
});

test('a remote that takes something which the deployed shell does not give is named, with the page that lacks it', {
  tag: '@long',
}, async () => {
  const shell = join(folder, 'shell');
  cpSync(builtShell, shell, { recursive: true });
  takeAway(shell, 'useGetProposalCardsQuery');
  const { code, lines } = await rollouts('--remote', 'impact', '--deployed', shell);
  expect(lines).toContainEqual(expect.stringMatching(/^ok {5}this build, impact [0-9a-f]{16} \(built\): /));
  const failed = lines.findIndex((line) => /^FAILED deployed, impact [0-9a-f]{16} \(built\): /.test(line));
  expect(failed).toBeGreaterThan(-1);
  const said = lines.slice(failed + 1).join('\n');
  expect(said).toMatch(/the shell reports impact, render: .*is not a function/);
  expect(said).toContain('/impact: “Impact stopped working”');
  expect([code, lines.at(-2)]).toEqual([1, '1 of 2 failed.']);
});

test.describe('while a version is tried', () => {
  test.use({ expectedErrors: [/a mistake in a script/] });

  test('whatever comes from elsewhere, does not come, or breaks is noticed; the rest is not', {
    tag: '@long',
  }, async ({ page }) => {
    const statuses = { '/remotes/impact/new/lost.js': 404, '/api/slow': 503, '/api/none': 404 };
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const status = Object.entries(statuses).find(([path]) => path === pathname)?.[1] ?? 200;
      return route.fulfill({ status, contentType: pathname === '/' ? 'text/html' : 'text/plain', body: '' });
    });
    await page.goto('/');
    const { came, problems } = watchVersion(page, 'impact', 'new');
    await page.evaluate(async () => {
      const paths = ['impact/new/a.js', 'proposals/old/b.js', 'impact/old/c.js', 'impact/new/lost.js'];
      for (const path of paths) await fetch(`/remotes/${path}`);
      for (const path of ['slow', 'none']) await fetch(`/api/${path}`);
      const report = { remote: 'impact', stage: 'render', message: 'no charts' };
      await fetch('/api/platform/errors', { method: 'POST', body: JSON.stringify(report) });
      console.error('a key is missing\n    at a line');
      console.error('Remote impact failed (render), reference 7F3A-91C2');
      console.warn('nothing serious');
      setTimeout(() => {
        throw new Error('a mistake in a script');
      });
    });
    await expect
      .poll(() => problems)
      .toEqual([
        'another version was fetched: /remotes/impact/old/c.js',
        '/remotes/impact/new/lost.js: 404',
        '/api/slow: 503',
        'the shell reports impact, render: no charts',
        'console: a key is missing',
        'script error: a mistake in a script',
      ]);
    expect([...came]).toEqual(['a.js']);
  });
});

test('a version has run if its entry, its first files and those of each opened page came; others need not', {
  tag: '@long',
}, () => {
  const pages = {
    '/impact': { files: ['impact.js', 'chart.js'], reads: [] },
    '/impact/badges': { files: ['badges.js'], reads: [] },
  };
  const release = { entry: 'entry.js', firstFiles: ['module.js'], pages };
  expect(neverCame(release, ['/dashboard', '/impact'], new Set(['entry.js', 'impact.js']))).toEqual([
    'module.js',
    'chart.js',
  ]);
  const all = new Set(['entry.js', 'module.js', 'impact.js', 'chart.js']);
  expect(neverCame(release, ['/impact'], all)).toEqual([]);
});

test('a route is opened with what the person has; one that needs something else is left out', {
  tag: '@long',
}, () => {
  const ids = { '/calls': 'c1', '/public/profile': 'p1' };
  expect(
    ['/calls', '/calls/:id', '/public/profile/:id?', '/donors/:id'].map((one) => addressOf(one, ids)),
  ).toEqual(['/calls', '/calls/c1', '/public/profile/p1', undefined]);
});

/** What is left is a shell from before the platform had this. */
function takeAway(shell: string, name: string): void {
  const file = readdirSync(shell).find((one) => /^federation\.[0-9a-f]{8}\.js$/.test(one)) ?? '';
  const path = join(shell, file);
  const code = readFileSync(path, 'utf8');
  if (!code.includes(`${name}:()=>`)) throw new Error(`the shell does not give ${name}`);
  writeFileSync(path, code.replaceAll(`${name}:()=>`, 'gone:()=>'));
  for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`);
}
