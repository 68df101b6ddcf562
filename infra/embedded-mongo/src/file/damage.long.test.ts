import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  copyFolder,
  damage,
  everything,
  fillFolder,
  type Outcome,
  verdict,
} from '../testing/damaged-files.ts';
import { spawnServer, temporaryFolder } from '../testing/database.ts';

const files = Number(process.env.DAMAGED_FILES ?? 200);
const atOnce = 2;
const folder = temporaryFolder();
const whole = join(folder.path, 'whole');
let expected: string;

beforeAll(async () => {
  await fillFolder(whole);
  const { answers } = await start(whole);
  expected = answers as string;
});
afterAll(() => folder.remove());

const notStarted = 'the database did not start: ';

/** As `npm start` runs it: a signal instead of a sentence shows here. */
async function start(dataDir: string): Promise<Outcome> {
  try {
    const { child, uri, exited, stderr } = await spawnServer(dataDir);
    const answers = await everything(uri);
    child.kill('SIGTERM');
    await exited;
    return { note: await stderr, answers };
  } catch (error) {
    const { message } = error as Error;
    if (!message.startsWith(notStarted)) throw error;
    return { refusal: message.slice(notStarted.length) };
  }
}

test(`of ${files} damaged files none starts with other data, and none ends without a sentence`, async () => {
  const wrong: string[] = [];
  const one = async (seed: number) => {
    const dataDir = join(folder.path, `damaged-${seed}`);
    const what = damage(copyFolder(whole, dataDir), seed);
    const said = verdict(what, expected, await start(dataDir));
    if (said !== 'right') wrong.push(said);
    rmSync(dataDir, { recursive: true });
  };
  const seeds = Array.from({ length: files }, (_, seed) => seed);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) await one(seed);
    }),
  );
  expect(wrong).toEqual([]);
}, 2_400_000);
