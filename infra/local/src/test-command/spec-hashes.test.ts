import { type Coverage, specHashes } from './spec-hashes.ts';
import type { PlannedTask } from './turbo-run.ts';
import type { Workspace } from './workspaces.ts';

const folders = ['shell', 'mfe-impact', 'mfe-proposals', 'infra/e2e', 'infra/bench'];
const workspaces: Workspace[] = folders.map((folder) => ({
  name: `@harambee/${folder.replace('infra/', '')}`,
  folder: `/repository/${folder}`,
  scripts: {},
}));

const coverage: Coverage = {
  everySpec: ['shell'],
  specs: { 'impact.spec.ts': ['mfe-impact'], 'proposals.spec.ts': ['mfe-proposals'] },
};

const files = {
  'README.md': 'r',
  'package.json': 'p',
  'src/covered-packages.json': 'c',
  'src/specs/every-page.spec.ts': 'e',
  'src/specs/impact.spec.ts': 'i',
  'src/specs/proposals.spec.ts': 'p',
  'src/support/accounts.ts': 'a',
};

interface Change {
  /** Folders of packages of which the files, or those of packages they use, have changed. */
  packages?: string[];
  /** Files of the browser tests. */
  files?: string[];
  env?: NodeJS.ProcessEnv;
  libraries?: string;
}

function hashesAfter({ packages = [], files: changed = [], env = {}, libraries = 'l1' }: Change = {}) {
  const task = { inputs: {}, hashOfExternalDependencies: 'l1' };
  const builds: PlannedTask[] = workspaces.map(({ name }, index) => ({
    ...task,
    package: name,
    task: 'build',
    command: 'tsc -b',
    hash: packages.includes(folders[index] ?? '') ? 'new' : 'old',
  }));
  const inputs = Object.fromEntries(
    Object.entries(files).map(([path, hash]) => [path, changed.includes(path) ? `${hash}2` : hash]),
  );
  const runs: PlannedTask[] = [
    { ...task, package: '@harambee/shell', task: 'e2e', command: '<NONEXISTENT>', hash: 'x' },
    {
      ...{ package: '@harambee/e2e', task: 'e2e', command: 'playwright test', hash: 'y' },
      ...{ inputs, hashOfExternalDependencies: libraries },
    },
  ];
  return specHashes('/repository', workspaces, [...builds, ...runs], coverage, env);
}

/** The specs that a change reaches, by their short names. */
function reached(change: Change): string[] {
  const before = hashesAfter();
  return [...hashesAfter(change)]
    .filter(([spec, hash]) => before.get(spec) !== hash)
    .map(([spec]) => spec.replace('src/specs/', '').replace('.spec.ts', ''));
}

const all = ['every-page', 'impact', 'proposals'];

test.each<[string, Change, string[]]>([
  ['nothing', {}, []],
  ['one remote', { packages: ['mfe-impact'] }, ['every-page', 'impact']],
  ['another remote', { packages: ['mfe-proposals'] }, ['every-page', 'proposals']],
  ['the shell', { packages: ['shell'] }, all],
  ['a tool that is no part of the product', { packages: ['infra/bench'] }, []],
  ['one spec', { files: ['src/specs/impact.spec.ts'] }, ['impact']],
  ['what the specs share', { files: ['src/support/accounts.ts'] }, all],
  ['the table of covered packages', { files: ['src/covered-packages.json'] }, []],
  ['a document', { files: ['README.md'] }, []],
  ['the version of a library', { libraries: 'l2' }, all],
  ['the full set instead of the usual run', { env: { LONG: '1' } }, all],
  ['another browser', { env: { CHROMIUM_PATH: '/opt/chromium' } }, all],
])('a change of %s reaches these specs', (_what, change, specs) => {
  expect(reached(change)).toEqual(specs);
});

test('without a plan nothing is known', () => {
  expect(specHashes('/repository', workspaces, [], coverage, {})).toEqual(new Map());
});
