import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRemotes } from './publish-remotes.ts';

let repository: string;
let target: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'harambee-remotes-'));
  target = join(repository, 'published');
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

function build(folder: string, name: string, code: string): void {
  const dist = join(repository, folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ name, contract: 1, paths: [`/${name}`] }));
  writeFileSync(join(dist, 'assets', 'module.js'), code);
}

const pointer = () => JSON.parse(readFileSync(join(target, 'remotes.json'), 'utf8')) as unknown;

test('publishes each built remote under the hash of its content and points at it', async () => {
  build('mfe-proposals', 'proposals', 'one');
  build('mfe-impact', 'impact', 'two');
  mkdirSync(join(repository, 'mfe-unbuilt'));
  const remotes = await publishRemotes(repository, target);
  expect(remotes.map(({ name }) => name)).toEqual(['impact', 'proposals']);
  expect(pointer()).toEqual({ remotes });
  for (const { name, version } of remotes) {
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(readdirSync(join(target, name))).toEqual([version]);
    expect(readdirSync(join(target, name, version)).sort()).toEqual(['assets', 'remote.json']);
  }
});

test('the same content is the same version and is not written again', async () => {
  build('mfe-proposals', 'proposals', 'one');
  const first = await publishRemotes(repository, target);
  const file = join(target, 'proposals', first[0]?.version ?? '', 'assets', 'module.js');
  const written = statSync(file).mtimeMs;
  writeFileSync(file, 'what a browser may already have kept');
  expect(await publishRemotes(repository, target)).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe('what a browser may already have kept');
  expect(statSync(file).mtimeMs).toBeGreaterThanOrEqual(written);
});

test('changed content is a new version, and the old one stays for open pages', async () => {
  build('mfe-proposals', 'proposals', 'one');
  const [before] = await publishRemotes(repository, target);
  build('mfe-proposals', 'proposals', 'two');
  const [after] = await publishRemotes(repository, target);
  expect(after?.version).not.toBe(before?.version);
  expect(readdirSync(join(target, 'proposals')).sort()).toEqual([before?.version, after?.version].sort());
  expect(pointer()).toEqual({ remotes: [after] });
});

test('the name of a file is part of the content', async () => {
  build('mfe-proposals', 'proposals', 'one');
  const [before] = await publishRemotes(repository, target);
  const assets = join(repository, 'mfe-proposals', 'dist', 'assets');
  rmSync(join(assets, 'module.js'));
  writeFileSync(join(assets, 'other.js'), 'one');
  const [after] = await publishRemotes(repository, target);
  expect(after?.version).not.toBe(before?.version);
});

test('the pointer is replaced in one step: a reader sees the old list or the new one, never half of it', async () => {
  build('mfe-proposals', 'proposals', 'one');
  await publishRemotes(repository, target);
  let reading = true;
  const reader = (async () => {
    while (reading) {
      expect(pointer()).toHaveProperty('remotes');
      await new Promise(setImmediate);
    }
  })();
  for (let round = 0; round < 20; round += 1) {
    build('mfe-proposals', 'proposals', `round ${round}`);
    await publishRemotes(repository, target);
  }
  reading = false;
  await reader;
  expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('starts at the same time publish the same version side by side', async () => {
  build('mfe-proposals', 'proposals', 'one');
  const results = await Promise.all([1, 2, 3, 4].map(() => publishRemotes(repository, target)));
  expect(new Set(results.map((remotes) => JSON.stringify(remotes))).size).toBe(1);
  expect(readdirSync(join(target, 'proposals'))).toHaveLength(1);
});

test('a name that would leave the folder is refused', async () => {
  build('mfe-odd', '../elsewhere', 'one');
  await expect(publishRemotes(repository, target)).rejects.toThrow(
    'mfe-odd/remote.json names its remote "../elsewhere"',
  );
  expect(existsSync(join(repository, 'elsewhere'))).toBe(false);
});

test('without any remote the list is empty', async () => {
  expect(await publishRemotes(repository, target)).toEqual([]);
  expect(pointer()).toEqual({ remotes: [] });
});
