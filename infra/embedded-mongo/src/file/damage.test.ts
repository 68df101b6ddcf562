import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';
import { startEmbeddedMongo } from '../index.ts';
import {
  copyFolder,
  damage,
  everything,
  fillFolder,
  type Outcome,
  verdict,
} from '../testing/damaged-files.ts';
import { temporaryFolder } from '../testing/database.ts';
import { readMeta } from './meta-pages.ts';

const folder = temporaryFolder();
const whole = join(folder.path, 'whole');
let expected: string;

beforeAll(async () => {
  await fillFolder(whole);
  expected = (await start(whole)).answers as string;
});
afterAll(() => folder.remove());

async function start(dataDir: string): Promise<Outcome> {
  const notes: string[] = [];
  const onMended = (note: string) => void notes.push(note);
  try {
    const server = await startEmbeddedMongo({ dataDir, onMended });
    try {
      return { note: notes.join(), answers: await everything(server.uri) };
    } finally {
      await server.close();
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { refusal: error.message };
  }
}

// One of each kind; `damage.long.test.ts` has 200, each with the database as a process of its own.
test.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'damage %i is found before anything is answered wrong',
  async (seed) => {
    const dataDir = join(folder.path, `damaged-${seed}`);
    const what = damage(copyFolder(whole, dataDir), seed);
    expect(verdict(what, expected, await start(dataDir))).toBe('right');
  },
);

test('what was mended once is in order at the next start', async () => {
  const dataDir = join(folder.path, 'mended');
  const path = copyFolder(whole, dataDir);
  // The older one of the first two pages, so that the last write is in the other: 7 and 8 are the kinds of damage.
  const head = readFileSync(path).subarray(0, 2 * 4096);
  const [first = 0, second = 0] = ([0, 1] as const).map((place) => readMeta(head, place, 4096)?.transaction);
  damage(path, first < second ? 7 : 8);
  expect(await start(dataDir)).toMatchObject({
    answers: expected,
    note: expect.stringMatching(/Nothing is lost/),
  });
  expect(await start(dataDir)).toEqual({ answers: expected, note: '' });
});

test('a file that is empty is damaged, not new', async () => {
  const dataDir = join(folder.path, 'empty');
  writeFileSync(copyFolder(whole, dataDir), '');
  expect((await start(dataDir)).refusal).toMatch(/neither of its first two pages/);
});

test('a lock file that is garbage or gone does no harm', async () => {
  const dataDir = join(folder.path, 'lock');
  copyFolder(whole, dataDir);
  writeFileSync(join(dataDir, 'lock.mdb'), Buffer.alloc(8192, 0x5a));
  const { refusal, answers } = await start(dataDir);
  expect(refusal ?? answers).toBe(expected);
});
