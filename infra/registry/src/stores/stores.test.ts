import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmallS3 } from '../testing/small-s3.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'harambee-store-'));
const s3 = new SmallS3();
const stores: Record<string, Store> = {};

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  stores.folder = await openStore(folder);
  stores.bucket = await openStore(`s3://releases/harambee?region=eu-west-1&endpoint=${await s3.listen()}`);
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.close();
});

const bytes = (text: string) => Buffer.from(text);

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  const store = () => stores[kind] as Store;
  const textAt = async (key: string) => (await store().read(key))?.bytes.toString();

  test('keeps what is created, and never writes it again', async () => {
    expect(await store().read('a/none.json')).toBeUndefined();
    expect(await store().tagOf('a/none.json')).toBeUndefined();
    expect(await store().create('a/1/x.js', bytes('one'))).toBe(true);
    expect(await store().create('a/1/x.js', bytes('two'))).toBe(false);
    expect(await textAt('a/1/x.js')).toBe('one');
  });

  test('of many that create the same at once exactly one does', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map((n) => store().create('b/lock', bytes(`${n}`))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await textAt('b/lock')).toBe(String(made.indexOf(true) + 1));
  });

  test('replaces only what is still there as it was read', async () => {
    expect(await store().replace('p.json', bytes('1'), 'a tag of something else')).toBe(false);
    expect(await store().replace('p.json', bytes('1'), undefined)).toBe(true);
    expect(await store().replace('p.json', bytes('other'), undefined)).toBe(false);
    const { tag } = (await store().read('p.json')) ?? {};
    expect(await store().tagOf('p.json')).toBe(tag);
    const moved = await Promise.all(
      ['2a', '2b', '2c'].map((text) => store().replace('p.json', bytes(text), tag)),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await textAt('p.json')).toBe(['2a', '2b', '2c'][moved.indexOf(true)]);
    expect(await store().tagOf('p.json')).not.toBe(tag);
  });

  test('lists by the beginning of the key, all pages, in order', async () => {
    for (const key of ['c/2/b', 'c/1/a', 'c/10/d/e', 'cc/1', 'c/3/z']) await store().create(key, bytes(key));
    expect(await store().list('c/')).toEqual(['c/1/a', 'c/10/d/e', 'c/2/b', 'c/3/z']);
    expect(await store().list('nothing/')).toEqual([]);
  });
});

test('nothing half-written or locked is left in the folder', () => {
  expect(
    readdirSync(folder, { recursive: true }).filter((name) => /(^|\/)\.|\.lock$/.test(String(name))),
  ).toEqual([]);
});

test('the bucket is asked with signed calls only, below its prefix', () => {
  expect([...s3.authorizations]).toEqual(['AWS4-HMAC-SHA256']);
  expect([...s3.objects.keys()].every((key) => key.startsWith('releases/harambee/'))).toBe(true);
});
