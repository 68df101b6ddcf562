import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRange, Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-range-'));
const store = new Store(folder);
const key = (n: number) => Buffer.from([1, n]);

beforeAll(() =>
  store.write(() => {
    for (let n = 0; n < 10; n++) store.index.put(key(n), Buffer.alloc(0));
  }),
);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test.each([
  [0, 10, undefined, 10],
  [2, 5, undefined, 3],
  // However long a range is, nobody looks beyond the limit.
  [0, 10, 1, 1],
  [0, 10, 9, 9],
  [0, 10, 10, 10],
  [0, 10, 11, 10],
  [5, 5, 3, 0],
])('from %d to %d, not beyond %p: %d', (start, end, limit, expected) => {
  expect(countRange(store.index, key(start), key(end), limit)).toBe(expected);
});
