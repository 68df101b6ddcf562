import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeBack } from './pointers/halts.ts';
import { promote, startCanary } from './pointers/moves.ts';
import { readPointer } from './pointers/pointer.ts';
import { rollback } from './pointers/rollback.ts';
import { RegistryReader } from './reader.ts';
import { publish } from './releases/publish.ts';
import { aShell as shell, TestRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
let gateway: RegistryReader;

beforeEach(() => {
  registry = new TestRegistry();
  gateway = new RegistryReader({
    store: registry.store,
    keys: registry.keys,
    seenFile: join(registry.folder, 'seen.json'),
    freshFor: 0,
    warn: () => {},
  });
});
afterEach(() => registry.remove());

const order = { remote: 'proposals', who: 'wanjiru', why: 'a reason' };
const published = async (code: string) =>
  (await publish(registry, registry.build('proposals', { code }), shell)).version;
const shipped = async (code: string) => {
  const version = await published(code);
  await promote(registry, { ...order, version, shell });
  return version;
};
const stateNow = async () => (await readPointer(registry.store, registry.keys)).pointer?.remotes.proposals;
const signedNow = async () => {
  const { current, previous } = (await stateNow()) ?? {};
  return [current?.version, previous?.version];
};
/** What visitors get: the version, and the one before it that pages fall back to. */
const shownNow = async () => {
  const { current, previous } = (await gateway.state()).remotes.proposals ?? {};
  return [current?.version, previous?.version];
};
/** As a gateway does it when sessions fail. */
async function failing(): Promise<void> {
  const [promoted] = (await gateway.state()).promoted;
  if (!promoted) throw new Error('nothing is watched');
  await takeBack(registry.store, promoted, { who: 'gateway', why: 'it fails', at: new Date().toISOString() });
}

describe('rollback goes along the history', () => {
  test('step by step, and pages keep a version to fall back to', async () => {
    const [one, two, three] = [await shipped('one'), await shipped('two'), await shipped('three')];
    await rollback(registry, order);
    expect(await signedNow()).toEqual([two, one]);
    await rollback(registry, order);
    expect(await signedNow()).toEqual([one, undefined]);
    await expect(rollback(registry, order)).rejects.toThrow(`no version before ${one}`);
    await promote(registry, { ...order, version: three, shell });
    await rollback(registry, order);
    expect(await signedNow()).toEqual([one, undefined]);
  });

  test('several steps at once, and to a named version', async () => {
    const [one, two] = [await shipped('one'), await shipped('two'), await shipped('three')];
    await shipped('four');
    await rollback(registry, { ...order, steps: 2 });
    expect(await signedNow()).toEqual([two, one]);
    await expect(rollback(registry, { ...order, steps: 2 })).rejects.toThrow(`not 2 versions before ${two}`);
    await expect(rollback(registry, { ...order, steps: 0.5 })).rejects.toThrow('--steps');
    await rollback(registry, { ...order, version: one });
    expect(await signedNow()).toEqual([one, undefined]);
  });

  test('with a log that is broken, the pointer alone still leads one step back', async () => {
    const [one] = [await shipped('one'), await shipped('two')];
    for (const file of readdirSync(join(registry.storeFolder, 'audit')).slice(0, 1))
      rmSync(join(registry.storeFolder, 'audit', file));
    await rollback(registry, order);
    expect(await signedNow()).toEqual([one, undefined]);
  });
});

describe('a promotion that was taken back by itself', () => {
  test('everybody gets the version before it; the signed list is as it was', async () => {
    const [one, two] = [await shipped('one'), await shipped('two')];
    expect(await shownNow()).toEqual([two, one]);
    const { stamp } = await gateway.state();
    await failing();
    expect(await shownNow()).toEqual([one, undefined]);
    expect((await gateway.state()).stamp).not.toBe(stamp);
    expect((await gateway.state()).promoted).toEqual([]);
    expect(await signedNow()).toEqual([two, one]);
  });

  test('a rollback makes it official, the next one goes on from there', async () => {
    const [zero, one] = [await shipped('zero'), await shipped('one'), await shipped('two')];
    await failing();
    await rollback(registry, order);
    expect(await signedNow()).toEqual([one, zero]);
    await rollback(registry, order);
    expect(await signedNow()).toEqual([zero, undefined]);
  });

  test('what is promoted next falls back to the good version, not to the one that was taken back', async () => {
    const [one] = [await shipped('one'), await shipped('two')];
    await failing();
    const three = await shipped('three');
    expect(await shownNow()).toEqual([three, one]);
    await rollback(registry, order);
    expect(await shownNow()).toEqual([one, undefined]);
  });

  test('a person may promote the same version again: the note was about the move before', async () => {
    const [one, two] = [await shipped('one'), await shipped('two')];
    await failing();
    await promote(registry, { ...order, version: two, shell });
    expect(await shownNow()).toEqual([two, one]);
    expect((await gateway.state()).promoted).toMatchObject([{ version: two, move: 3 }]);
  });

  test('other moves of the remote do not bring it back, and other remotes are not touched', async () => {
    const [one] = [await shipped('one'), await shipped('two')];
    await failing();
    const canary = await published('canary');
    await startCanary(registry, { ...order, version: canary, percent: 5, shell });
    expect(await shownNow()).toEqual([one, undefined]);
  });

  test.each([
    ['of a move that was no promotion of this version', 'VERSION-move-1.json'],
    ['of a version that is not shown', 'ffffffffffffffff-move-2.json'],
  ])('a note %s changes nothing', async (_what, name) => {
    const [one, two] = [await shipped('one'), await shipped('two')];
    await registry.store.create(`halts/proposals/${name.replace('VERSION', two)}`, Buffer.from('{}'));
    const fresh = new RegistryReader({
      store: registry.store,
      keys: registry.keys,
      seenFile: join(registry.folder, 'other.json'),
      freshFor: 0,
      warn: () => {},
    });
    expect((await fresh.state()).remotes.proposals).toMatchObject({
      current: { version: two },
      previous: { version: one },
    });
  });

  test('the first version, and one that was promoted long ago, are not watched', async () => {
    await shipped('one');
    expect((await gateway.state()).promoted).toEqual([]);
    await shipped('two');
    expect((await gateway.state()).promoted).toHaveLength(1);
    const later = Date.now() + 31 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const fresh = new RegistryReader({
      store: registry.store,
      keys: registry.keys,
      seenFile: join(registry.folder, 'other.json'),
      freshFor: 0,
      warn: () => {},
    });
    expect((await fresh.state()).promoted).toEqual([]);
    clock.mockRestore();
  });
});
