import { signed, writtenDown } from '../signing/signature.ts';
import { aShell, TestRegistry } from '../testing/test-registry.ts';
import { navOf } from './nav.ts';
import { publish } from './publish.ts';
import { readRelease } from './release.ts';

let registry: TestRegistry;
beforeEach(() => {
  registry = new TestRegistry();
});
afterEach(() => registry.remove());

const entry = { path: '/donors', label: 'Donors', icon: 'users', group: 'more', needs: 'records.read' };
const published = (more: object) => publish(registry, registry.build('donors', { more }), aShell);

test('the entries of a remote are part of its release', async () => {
  const nav = [{ ...entry, order: 5, key: 'n', subtitle: 'Who gives to you' }];
  const { version } = await published({ nav });
  expect(navOf(await readRelease(registry.store, registry.keys, 'donors', { version }))).toEqual(nav);
});

test.each([
  [{ ...entry, icon: 'dragon' }, 'has the icon "dragon"; choose one of building, calendar'],
  [{ ...entry, group: 'top' }, 'has the group "top"; choose one of main, more'],
  [{ ...entry, needs: 'donors.read' }, 'has the needs "donors.read"; choose one of account.use'],
  [{ ...entry, path: '/settings' }, 'leads to /settings, which is not among its paths'],
  [{ ...entry, label: 'A label that is far too long for it' }, 'is wrong at /label'],
  [{ path: '/donors' }, 'is wrong'],
])('%j is refused when it is published, in words', async (wrong, words) => {
  await expect(published({ nav: [entry, wrong] })).rejects.toThrow(
    `remote.json of donors: entry 2 of nav ${words}`,
  );
});

test('a field that nobody knows is said to the publisher, and hides no remote from a reader', async () => {
  expect(await published({ hologram: true })).toMatchObject({ ignored: ['hologram'] });

  // As a newer registry would write it: more fields, in the release and in an entry, and an entry of another form.
  const { version } = await published({ nav: [entry] });
  const { ref: _, ...release } = await readRelease(registry.store, registry.keys, 'donors', { version });
  const newer = {
    ...release,
    version: 'f'.repeat(16),
    hologram: { depth: 3 },
    nav: [{ ...entry, badge: 'new' }, { folder: [] }],
  };
  await registry.store.create(
    `donors/${newer.version}/release.json`,
    writtenDown(signed(newer, registry.signingKey)),
  );
  const warnings: string[] = [];
  const read = await readRelease(registry.store, registry.keys, 'donors', newer, (line) =>
    warnings.push(line),
  );
  expect(warnings).toEqual([expect.stringContaining('says hologram, which is not understood here: ignored')]);
  expect(navOf(read)).toEqual([entry]);
});
