import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAudit } from './pointers/audit.ts';
import { haltCanary } from './pointers/halts.ts';
import { endCanary, overrideTenant, promote, startCanary } from './pointers/moves.ts';
import { readPointer } from './pointers/pointer.ts';
import { rollback } from './pointers/rollback.ts';
import { RegistryReader } from './reader.ts';
import { publish } from './releases/publish.ts';
import { readRelease } from './releases/release.ts';
import { signed, writtenDown } from './signing/signature.ts';
import { aShell, TestRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
let warnings: string[];

beforeEach(() => {
  registry = new TestRegistry();
  warnings = [];
});

afterEach(() => registry.remove());

const shell = aShell;
const order = { remote: 'proposals', who: 'wanjiru', why: 'a reason' };
const publishBuild = async (code: string, more: Parameters<TestRegistry['build']>[1] = {}) =>
  (await publish(registry, registry.build('proposals', { code, ...more }), shell)).version;
const shipped = async (code: string) => {
  const version = await publishBuild(code);
  await promote(registry, { ...order, version, shell });
  return version;
};
const stateNow = async () => (await readPointer(registry.store, registry.keys)).pointer?.remotes.proposals;
const path = (...parts: string[]) => join(registry.storeFolder, ...parts);
const reader = () =>
  new RegistryReader({
    store: registry.store,
    keys: registry.keys,
    seenFile: join(registry.folder, 'seen.json'),
    freshFor: 0,
    warn: (message) => warnings.push(message),
  });
const current = async (from: RegistryReader) => (await from.state()).remotes.proposals?.current.version;

describe('publishing', () => {
  test('a page names files of the build and calls of the product, and nothing else', async () => {
    const withPage = (page: object) => publishBuild('one', { more: { pages: { '/proposals/:id': page } } });
    const page = {
      files: ['pages/later.89abcdef.js'],
      reads: ['/api/proposals/:id', '/api/x?sort=a&limit=20'],
    };
    const version = await withPage(page);
    const { pages } = await readRelease(registry.store, registry.keys, 'proposals', { version });
    expect(pages).toEqual({ '/proposals/:id': page });
    await expect(withPage({ ...page, files: ['missing.js'] })).rejects.toThrow('lacks missing.js');
    for (const read of [
      'https://evil.example/api/x',
      '//evil.example/api',
      '/login',
      '/api/x/../y',
      '/api/x"',
    ]) {
      await expect(withPage({ ...page, reads: [read] })).rejects.toThrow('is broken or lacks something');
    }
  });

  test('the content is the version; every file has its integrity in a signed manifest; nobody gets it yet', async () => {
    const version = await publishBuild('one');
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(await publish(registry, registry.build('proposals'), shell)).toEqual({
      name: 'proposals',
      version,
      isNew: false,
    });
    expect(await publishBuild('two')).not.toBe(version);
    const release = await readRelease(registry.store, registry.keys, 'proposals', { version });
    const names = readdirSync(path('proposals', version), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'release.json')
      .map((entry) => join(entry.parentPath, entry.name).slice(path('proposals', version).length + 1));
    expect(Object.keys(release.files).sort()).toEqual(names.sort());
    const start = JSON.parse(readFileSync(path('proposals', version, 'start.json'), 'utf8'));
    expect(start).toMatchObject({ entry: 'remoteEntry.0123abcd.js', first: ['module.4567cdef.js'] });
    expect(start.files['pages/later.89abcdef.js']).toBe(release.files['pages/later.89abcdef.js']?.integrity);
    expect(start.files['pages/later.89abcdef.js']).toMatch(/^sha384-/);
    expect(await stateNow()).toBeUndefined();
  });

  test.each([
    ['another contract', { contract: 2 }, 'it is made for contract 2, the shell keeps 1'],
    [
      'a newer React',
      { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] },
      'it needs react ^20.0.0, the shell gives 19.3.1',
    ],
    [
      'something the shell has not',
      { shared: [{ name: 'kbar', requiredVersion: '^1.0.0' }] },
      'it takes kbar from the shell, which does not give it',
    ],
  ])('%s is refused by name, and nothing is written', async (_what, build, words) => {
    await expect(publishBuild('bad', build)).rejects.toThrow(words);
    expect(existsSync(path('proposals'))).toBe(false);
  });

  test('what fits is taken', async () => {
    const shared = [
      { name: 'react', requiredVersion: '^19.0.0' },
      { name: '@harambee/ui', requiredVersion: '^0.1.0' },
    ];
    await expect(publishBuild('good', { shared })).resolves.toMatch(/./);
  });

  test('a version is never written over', async () => {
    const version = await publishBuild('one');
    writeFileSync(path('proposals', version, 'module.4567cdef.js'), 'what browsers have kept');
    await expect(publishBuild('one')).rejects.toThrow('is there with another content');
  });

  test('a version that the shell in production cannot carry any more is not promoted', async () => {
    const version = await publishBuild('one');
    const newer = { ...shell, contracts: [2] };
    await expect(promote(registry, { ...order, version, shell: newer })).rejects.toThrow(
      'made for contract 1, the shell keeps 2',
    );
  });
});

describe('moves', () => {
  test('promote, canary, more of it, its end, pilots and the way back: state and log', async () => {
    const [one, two] = [await shipped('one'), await publishBuild('two')];
    await startCanary(registry, { ...order, version: two, percent: 5, shell });
    const { salt } = (await stateNow())?.canary ?? {};
    await startCanary(registry, { ...order, version: two, percent: 20, shell });
    expect((await stateNow())?.canary).toMatchObject({ percent: 20, salt });
    await endCanary(registry, order);
    await overrideTenant(registry, { ...order, tenantId: 't1', version: two, shell });
    expect((await stateNow())?.overrides).toMatchObject({ t1: { version: two } });
    await overrideTenant(registry, { ...order, tenantId: 't1', version: undefined, shell });
    await promote(registry, { ...order, version: two, shell });
    expect(await stateNow()).toMatchObject({ current: { version: two }, previous: { version: one } });
    await rollback(registry, order);
    expect(await stateNow()).toEqual({ current: expect.objectContaining({ version: one }) });
    const log = await readAudit(registry.store, registry.keys);
    expect(log.map(({ sequence, action, from, to }) => [sequence, action, from, to])).toEqual([
      [1, 'promote', 'nothing', one],
      [2, 'canary', one, `${two} for 5 %`],
      [3, 'canary', `${one}, canary ${two} for 5 %`, `${two} for 20 %`],
      [4, 'end canary', `${one}, canary ${two} for 20 %`, one],
      [5, 'override', `tenant t1: ${one}`, `tenant t1: ${two}`],
      [6, 'end override', `tenant t1: ${two}`, `tenant t1: ${one}`],
      [7, 'promote', one, two],
      [8, 'rollback', two, one],
    ]);
    expect(log[0]).toMatchObject({ who: 'wanjiru', why: 'a reason', at: expect.stringMatching(/^20/) });
  });

  test('with a canary, rolling back ends the canary and leaves the rest', async () => {
    const [one, two] = [await shipped('one'), await publishBuild('two')];
    await startCanary(registry, { ...order, version: two, percent: 50, shell });
    await rollback(registry, order);
    expect(await stateNow()).toEqual({ current: expect.objectContaining({ version: one }) });
    await expect(rollback(registry, order)).rejects.toThrow('no version before');
  });

  test('of moves at the same time none is lost', async () => {
    await shipped('one');
    const two = await publishBuild('two');
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((tenantId) =>
        overrideTenant(registry, { ...order, tenantId, version: two, shell }),
      ),
    );
    expect(Object.keys((await stateNow())?.overrides ?? {}).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(await readAudit(registry.store, registry.keys)).toHaveLength(5);
  });

  test('a line of the log that was not filed by a crash is filed by the next move', async () => {
    await shipped('one');
    const { rmSync } = await import('node:fs');
    rmSync(path('audit', '00000001.json'));
    expect(await readAudit(registry.store, registry.keys)).toHaveLength(1);
    await shipped('two');
    expect(readdirSync(path('audit'))).toEqual(['00000001.json', '00000002.json']);
  });

  test('a log with a line changed or taken out is refused', async () => {
    await shipped('one');
    await shipped('two');
    await shipped('three');
    const second = path('audit', '00000002.json');
    const text = readFileSync(second, 'utf8');
    writeFileSync(second, text.replace('wanjiru', 'nobody'));
    await expect(readAudit(registry.store, registry.keys)).rejects.toThrow('was changed after it was signed');
    const { rmSync } = await import('node:fs');
    rmSync(second);
    await expect(readAudit(registry.store, registry.keys)).rejects.toThrow('audit log is broken at 2');
  });
});

describe('whoever reads', () => {
  test('sees a move at once', async () => {
    const from = reader();
    const one = await shipped('one');
    expect(await current(from)).toBe(one);
    const two = await shipped('two');
    expect(await current(from)).toBe(two);
    expect(warnings).toEqual([]);
  });

  test('shares the folder with others that read in the same moment, and all of them have the list', async () => {
    const version = await shipped('one');
    const all = await Promise.all(Array.from({ length: 20 }, () => current(reader())));
    expect([all, warnings]).toEqual([Array(20).fill(version), []]);
  });

  test('refuses an old pointer that is played again, after a restart too, and goes on with the last good one', async () => {
    await shipped('one');
    const old = readFileSync(path('remotes.json'));
    const two = await shipped('two');
    const from = reader();
    expect(await current(from)).toBe(two);
    writeFileSync(path('remotes.json'), old);
    expect(await current(from)).toBe(two);
    expect(warnings).toEqual([expect.stringContaining('it is number 1, and number 2 was seen before')]);
    expect(await current(reader())).toBeUndefined();
  });

  test.each([
    [
      'a byte of the pointer is flipped',
      'remotes.json',
      (text: string) => text.replace('"sequence": 1', '"sequence": 9'),
      'changed after it was signed',
    ],
    [
      'the pointer is not signed',
      'remotes.json',
      (text: string) => JSON.stringify(JSON.parse(text).payload),
      'not a signed document',
    ],
    [
      'a byte of the manifest is flipped',
      'release.json',
      (text: string) => text.replace('"contract": 1', '"contract": 2'),
      'not the one that was promoted',
    ],
  ])('refuses it when %s', async (_what, file, change, words) => {
    const version = await shipped('one');
    const target = file === 'remotes.json' ? path(file) : path('proposals', version, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
    expect((await reader().state()).releases.size).toBe(0);
    expect(warnings.join()).toContain(words);
  });

  test('refuses a manifest whose integrity field was deleted, even when a trusted key has signed it', async () => {
    const version = await publishBuild('one');
    const release = JSON.parse(readFileSync(path('proposals', version, 'release.json'), 'utf8')).payload;
    const { integrity: _, ...without } = release.files['remoteEntry.0123abcd.js'];
    const files = { ...release.files, 'remoteEntry.0123abcd.js': without };
    writeFileSync(
      path('proposals', version, 'release.json'),
      writtenDown(signed({ ...release, files }, registry.signingKey)),
    );
    await expect(promote(registry, { ...order, version, shell })).rejects.toThrow(
      'lacks something or has another form',
    );
    delete files['remoteEntry.0123abcd.js'];
    writeFileSync(
      path('proposals', version, 'release.json'),
      writtenDown(signed({ ...release, files }, registry.signingKey)),
    );
    await expect(promote(registry, { ...order, version, shell })).rejects.toThrow(
      'names a file without its integrity',
    );
  });

  test('refuses whatever a stranger has signed', async () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    await publish({ store: registry.store, signingKey: stranger }, registry.build('proposals'), shell);
    const [version = ''] = readdirSync(path('proposals'));
    await expect(promote(registry, { ...order, version, shell })).rejects.toThrow(
      'signed by a key that is not trusted',
    );
  });

  test('leaves out a canary that was ended by itself', async () => {
    await shipped('one');
    const two = await publishBuild('two');
    await startCanary(registry, { ...order, version: two, percent: 100, shell });
    const from = reader();
    const { canary } = (await from.state()).remotes.proposals ?? {};
    if (!canary) throw new Error('no canary');
    const halt = { who: 'gateway', why: '12 of 40 failed', at: new Date().toISOString() };
    expect(await haltCanary(registry.store, 'proposals', canary, halt)).toBe(true);
    expect(await haltCanary(registry.store, 'proposals', canary, halt)).toBe(false);
    expect((await from.state()).remotes.proposals?.canary).toBeUndefined();
    expect((await reader().state()).remotes.proposals?.canary).toBeUndefined();
    // If a person starts it again with the same version, it is a canary like any other.
    await startCanary(registry, { ...order, version: two, percent: 100, shell });
    expect((await from.state()).remotes.proposals?.canary?.release.version).toBe(two);
  });
});
