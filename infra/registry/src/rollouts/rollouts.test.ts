import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openToRead } from '../command/command-line.ts';
import { haltCanary } from '../pointers/halts.ts';
import { overrideTenant, promote, startCanary } from '../pointers/moves.ts';
import { readPointer } from '../pointers/pointer.ts';
import { publish } from '../releases/publish.ts';
import { readRelease } from '../releases/release.ts';
import { copyVersion } from '../releases/version-files.ts';
import { publicPemOf } from '../signing/keys.ts';
import { aShell as shell, TestRegistry } from '../testing/test-registry.ts';
import { knownOutcome, trialsOf, usualVersions } from './trials.ts';
import { readVersionsInUse, type VersionInUse } from './versions-in-use.ts';

let registry: TestRegistry;
const order = { remote: 'proposals', who: 'wanjiru', why: 'a reason' };
const built = async (name: string, code: string) =>
  (await publish(registry, registry.build(name, { code }), shell)).version;
const shipped = async (name: string, code: string) => {
  const version = await built(name, code);
  await promote(registry, { ...order, remote: name, version, shell });
  return version;
};
const inUse = () => readVersionsInUse(registry, join(registry.folder, 'seen.json'));
const shortly = (all: readonly VersionInUse[]) =>
  all.map(({ remote, version, uses, release }) => [remote, version, uses.join(), release?.version]);

beforeEach(() => {
  registry = new TestRegistry();
});
afterEach(() => registry.remove());

test('of each remote: what everybody has, what they had, the canary, and pilots; nothing that was left behind', async () => {
  await shipped('proposals', 'long ago');
  const previous = await shipped('proposals', 'before');
  const current = await shipped('proposals', 'now');
  const canary = await built('proposals', 'next');
  await startCanary(registry, { ...order, version: canary, percent: 5, shell });
  await overrideTenant(registry, { ...order, tenantId: 'pilots', version: previous, shell });
  await overrideTenant(registry, { ...order, tenantId: 'others', version: previous, shell });
  const impact = await shipped('impact', 'only');
  expect(shortly(await inUse())).toEqual([
    ['proposals', current, 'current', current],
    ['proposals', previous, 'previous,pilot', previous],
    ['proposals', canary, 'canary', canary],
    ['impact', impact, 'current', impact],
  ]);
});

test('a canary that ended by itself is in use by nobody', async () => {
  const current = await shipped('proposals', 'now');
  const version = await built('proposals', 'next');
  await startCanary(registry, { ...order, version, percent: 5, shell });
  const { canary } = (await readPointer(registry.store, registry.keys)).pointer?.remotes.proposals ?? {};
  if (!canary) throw new Error('there is no canary');
  await haltCanary(registry.store, 'proposals', canary, {
    who: 'gateway',
    why: 'it failed',
    at: new Date().toISOString(),
  });
  expect(shortly(await inUse())).toEqual([['proposals', current, 'current', current]]);
});

test('nothing is in use where nothing was promoted; a list that cannot be trusted is not taken for none', async () => {
  expect(await inUse()).toEqual([]);
  await shipped('proposals', 'now');
  const stranger = new TestRegistry();
  await expect(
    readVersionsInUse({ store: registry.store, keys: stranger.keys }, join(registry.folder, 'seen.json')),
  ).rejects.toThrow('signed by a key that is not trusted here');
  stranger.remove();
});

test('who only looks needs the public keys of a store, and no signing key', async () => {
  const version = await shipped('proposals', 'now');
  const REGISTRY_PUBLIC_KEYS = publicPemOf(registry.signingKey);
  const DATA_DIR = join(registry.folder, 'nowhere');
  const given = { REGISTRY_STORE: registry.storeFolder, DATA_DIR, NODE_ENV: 'production' };
  await expect(openToRead(given)).rejects.toThrow('REGISTRY_PUBLIC_KEYS is missing');
  const { store, keys } = await openToRead({ ...given, REGISTRY_PUBLIC_KEYS });
  const seenFile = join(registry.folder, 'seen.json');
  expect(shortly(await readVersionsInUse({ store, keys }, seenFile))).toEqual([
    ['proposals', version, 'current', version],
  ]);
  // Without a store it is the one of the data folder, which is left as it is.
  expect(await readVersionsInUse(await openToRead({ DATA_DIR }), seenFile)).toEqual([]);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a version that gateways leave out is named, without its release', async () => {
  const version = await shipped('proposals', 'now');
  writeFileSync(join(registry.storeFolder, 'proposals', version, 'release.json'), '{}');
  expect(shortly(await inUse())).toEqual([['proposals', version, 'current', undefined]]);
});

const of = (remote: string, version: string, ...uses: VersionInUse['uses']): VersionInUse => ({
  remote,
  version,
  uses,
  release: undefined,
});

test('each shell is tried with each version once; what is built is one of them if it is in use', () => {
  const all = [
    of('proposals', 'b', 'current'),
    of('proposals', 'a', 'previous'),
    of('impact', 'x', 'current'),
  ];
  const builds = [
    { remote: 'impact', version: 'y' },
    { remote: 'proposals', version: 'b' },
  ];
  const trials = trialsOf(['new', 'deployed'], all, builds);
  const ofShell = (shell: string) => [
    { shell, remote: 'impact', version: 'x', uses: ['current'] },
    { shell, remote: 'impact', version: 'y', uses: ['built'] },
    { shell, remote: 'proposals', version: 'b', uses: ['current', 'built'] },
    { shell, remote: 'proposals', version: 'a', uses: ['previous'] },
  ];
  expect(trials).toEqual([...ofShell('new'), ...ofShell('deployed')]);
});

test('the others stand at what everybody has; a remote that nobody has yet at what is built', () => {
  const all = [of('proposals', 'b', 'current'), of('proposals', 'a', 'previous')];
  const builds = [
    { remote: 'proposals', version: 'c' },
    { remote: 'donors', version: 'd' },
  ];
  expect(usualVersions(all, builds)).toEqual({ proposals: 'b', donors: 'd' });
});

test('what a shell does not give fails for those who have the version, and waits if it is only built', () => {
  const takes = (name: string) => ({ contract: 1, shared: { [name]: '*' } });
  expect(knownOutcome({ uses: ['current'] }, takes('react'), shell)).toBeUndefined();
  const why = ['it takes dayjs from the shell, which does not give it'];
  expect(knownOutcome({ uses: ['built'] }, takes('dayjs'), shell)).toEqual({ fails: false, why });
  expect(knownOutcome({ uses: ['canary'] }, takes('dayjs'), shell)).toEqual({ fails: true, why });
  expect(knownOutcome({ uses: ['previous', 'built'] }, takes('dayjs'), shell)).toEqual({ fails: true, why });
  expect(knownOutcome({ uses: ['current'] }, undefined, shell)?.fails).toBe(true);
});

test('a version is copied with its signature and all files; one that was changed is not', async () => {
  const version = await built('proposals', 'now');
  const release = await readRelease(registry.store, registry.keys, 'proposals', { version });
  const copy = new TestRegistry();
  await copyVersion(registry.store, copy.store, release);
  expect(await readRelease(copy.store, registry.keys, 'proposals', { version })).toEqual(release);
  for (const file of Object.keys(release.files))
    expect(existsSync(join(copy.storeFolder, 'proposals', version, file))).toBe(true);
  copy.remove();

  writeFileSync(join(registry.storeFolder, 'proposals', version, release.entry), 'other code');
  const other = new TestRegistry();
  await expect(copyVersion(registry.store, other.store, release)).rejects.toThrow(
    `${release.entry} is missing or was changed`,
  );
  expect(existsSync(join(other.storeFolder, 'proposals', version, 'release.json'))).toBe(false);
  other.remove();
});
