import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTrustedKeys } from '@harambee/registry';
import { publishRemotes } from './publish-remotes.ts';

let folder: string;
let places: Parameters<typeof publishRemotes>[0];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-remotes-'));
  places = {
    repository: join(folder, 'repository'),
    dataDir: join(folder, 'data'),
    remotes: join(folder, 'data/remotes'),
  };
  write('shell/dist/shell.json', { contracts: [1], shared: {} });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  const file = join(places.repository, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function build(name: string, code: string, contract = 1): void {
  write(`mfe-${name}/dist/remote.json`, { name, contract, paths: [`/${name}`] });
  write(`mfe-${name}/dist/mf-manifest.json`, {
    metaData: { remoteEntry: { name: 'remoteEntry.0123abcd.js' } },
    exposes: [],
    shared: [],
  });
  write(`mfe-${name}/dist/remoteEntry.0123abcd.js`, code);
}

const pointer = () => JSON.parse(readFileSync(join(places.remotes, 'remotes.json'), 'utf8')).payload;
const versions = (name: string) => readdirSync(join(places.remotes, name)).sort();

test('what is built is what everybody gets; the same build again moves nothing', async () => {
  build('proposals', 'one');
  build('impact', 'two');
  mkdirSync(join(places.repository, 'mfe-unbuilt'));
  const first = await publishRemotes(places);
  expect(first).toMatchObject({ problems: [], remotes: [{ name: 'impact' }, { name: 'proposals' }] });
  for (const { name, version } of first.remotes)
    expect(pointer().remotes[name].current.version).toBe(version);
  expect(pointer().sequence).toBe(2);
  expect(readTrustedKeys(first.publicKeys).size).toBe(1);
  expect(await publishRemotes(places)).toEqual(first);
  expect(pointer().sequence).toBe(2);
});

test('another build is another version, and the one before stays for open pages', async () => {
  build('proposals', 'one');
  const before = (await publishRemotes(places)).remotes[0]?.version;
  build('proposals', 'two');
  const after = (await publishRemotes(places)).remotes[0]?.version;
  expect(versions('proposals')).toEqual([before, after].sort());
  expect(pointer().remotes.proposals).toMatchObject({
    current: { version: after },
    previous: { version: before },
  });
});

test('starts at the same time publish the same side by side', async () => {
  build('proposals', 'one');
  const results = await Promise.all([1, 2, 3].map(() => publishRemotes(places)));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
});

test('one that cannot work is said, and costs only itself', async () => {
  build('impact', 'one');
  build('proposals', 'one', 2);
  const { remotes, problems } = await publishRemotes(places);
  expect(remotes.map(({ name }) => name)).toEqual(['impact']);
  expect(problems).toEqual([expect.stringContaining('made for contract 2, the shell keeps 1')]);
});

test('a data folder of before signatures is taken over, and so is one whose key was lost', async () => {
  build('proposals', 'one');
  mkdirSync(places.remotes, { recursive: true });
  writeFileSync(
    join(places.remotes, 'remotes.json'),
    JSON.stringify({ remotes: [{ name: 'proposals', version: '1' }] }),
  );
  const first = await publishRemotes(places);
  rmSync(join(places.dataDir, 'registry-private-key.pem'));
  const second = await publishRemotes(places);
  expect(second.remotes).toEqual(first.remotes);
  expect(second.publicKeys).not.toBe(first.publicKeys);
  expect(pointer().sequence).toBe(1);
});

test('in production the key has to be given', async () => {
  await expect(publishRemotes(places, { NODE_ENV: 'production' })).rejects.toThrow(
    'REGISTRY_SIGNING_KEY is missing',
  );
});

test('without any remote nothing is published', async () => {
  expect(await publishRemotes(places)).toMatchObject({ remotes: [], problems: [] });
});
