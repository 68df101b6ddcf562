import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegistryReader } from '../reader.ts';
import { publish } from '../releases/publish.ts';
import { trustIn } from '../signing/keys.ts';
import { aShell, TestRegistry } from '../testing/test-registry.ts';
import { readAudit } from './audit.ts';
import { promote } from './moves.ts';
import { readPointer } from './pointer.ts';
import { isRecalled, readRecalls, recallPermission } from './recalls.ts';
import { renew, rotate } from './sign-again.ts';

let registry: TestRegistry;
let warnings: string[];
beforeEach(() => {
  registry = new TestRegistry();
  warnings = [];
});
afterEach(() => registry.remove());

const order = { remote: 'donors', who: 'amina', why: 'a reason' };
const day = 24 * 60 * 60_000;
const shipped = async (pointerDays?: number) => {
  const { version } = await publish(registry, registry.build('donors'), aShell);
  await promote(withDays(pointerDays), { ...order, version, shell: aShell });
  return version;
};
const withDays = (pointerDays?: number) => {
  const { store, signingKey, keys } = registry;
  return { store, signingKey, keys, ...(pointerDays !== undefined && { pointerDays }) };
};
const reader = (name: string, now = Date.now(), keys = registry.keys) =>
  new RegistryReader({
    store: registry.store,
    keys,
    seenFile: join(registry.folder, name),
    freshFor: 0,
    warn: (message) => warnings.push(message),
    now: () => now,
  });
const current = async (from: RegistryReader) => (await from.state()).remotes.donors?.current.version;

describe('a list with an end', () => {
  test('is shown after it, with a word that says what to do, once an hour', async () => {
    const version = await shipped(30);
    expect(await current(reader('early', Date.now() + 29 * day))).toBe(version);
    expect(warnings).toEqual([]);
    const late = reader('late', Date.now() + 31 * day);
    expect([await current(late), await current(late)]).toEqual([version, version]);
    expect(warnings).toEqual([
      expect.stringMatching(/^the list of remotes expired on .*npm run remote -- renew/),
    ]);
  });

  test('is refused by a gateway that starts long after it, and goes on in one that has shown it', async () => {
    const version = await shipped(30);
    expect(await current(reader('has seen it'))).toBe(version);
    const later = Date.now() + 45 * day;
    expect(await current(reader('new', later))).toBeUndefined();
    expect(warnings.join()).toContain('too long ago to believe it');
    expect(await current(reader('has seen it', later))).toBe(version);
  });

  test('is signed again without moving anything; without the setting it has no end', async () => {
    const version = await shipped();
    expect((await readPointer(registry.store, registry.keys)).pointer?.expires).toBeUndefined();
    const { expires, remotes, last } = await renew(withDays(30), order);
    expect(Date.parse(expires ?? '') - Date.now()).toBeGreaterThan(29 * day);
    expect(remotes.donors?.current.version).toBe(version);
    expect(last).toMatchObject({ action: 'renew', who: 'amina', to: 'for 30 days' });
    expect(await readAudit(registry.store, registry.keys)).toHaveLength(2);
  });
});

describe('another key', () => {
  const newKey = generateKeyPairSync('ed25519').privateKey;
  const both = () => new Map([...registry.keys, ...trustIn(newKey)]);

  test('both are accepted while it is replaced, and afterwards the new one suffices', async () => {
    const version = await shipped();
    await rotate({ store: registry.store, signingKey: newKey, keys: both() }, order);
    expect(await current(reader('with both', undefined, both()))).toBe(version);
    const only = trustIn(newKey);
    expect(await current(reader('with the new one', undefined, only))).toBe(version);
    expect(await readAudit(registry.store, only)).toHaveLength(2);
    expect(warnings).toEqual([]);
    expect(await current(reader('with the old one'))).toBeUndefined();
    expect(warnings.join()).toContain('signed by a key that is not trusted here');
  });

  test('what the list does not name by its hash needs a trusted signature', async () => {
    const version = await shipped();
    const { version: other } = await publish(registry, registry.build('donors', { code: 'two' }), aShell);
    const registryNow = { store: registry.store, signingKey: newKey, keys: trustIn(newKey) };
    await rotate({ ...registryNow, keys: both() }, order);
    await expect(promote(registryNow, { ...order, version: other, shell: aShell })).rejects.toThrow(
      'signed by a key that is not trusted',
    );
    expect(version).not.toBe(other);
  });

  test('an entry of the log of the old key that was changed is found by the chain', async () => {
    await shipped();
    await rotate({ store: registry.store, signingKey: newKey, keys: both() }, order);
    const file = join(registry.storeFolder, 'audit', '00000001.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('amina', 'nobody'));
    await expect(readAudit(registry.store, trustIn(newKey))).rejects.toThrow('audit log is broken at 2');
  });
});

test('a permission is recalled once, with a reason', async () => {
  const id = 'a'.repeat(32);
  expect(await isRecalled(registry.store, id)).toBe(false);
  await expect(recallPermission(registry.store, id, { who: 'amina', why: ' ' })).rejects.toThrow('Say why');
  await expect(recallPermission(registry.store, '../x', order)).rejects.toThrow('is no permission');
  expect(await recallPermission(registry.store, id, order)).toBe(true);
  expect(await recallPermission(registry.store, id, order)).toBe(false);
  expect(await isRecalled(registry.store, id)).toBe(true);
  expect(await readRecalls(registry.store)).toMatchObject([{ id, who: 'amina', why: 'a reason' }]);
});
