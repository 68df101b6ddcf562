import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-run.ts';
import { addUp, forgetResults, readResults, resultFile } from './results.ts';
import type { Workspace } from './workspaces.ts';

const impact = 'src/specs/impact.spec.ts';
const proposals = 'src/specs/proposals.spec.ts';
const long = 'src/specs/long.spec.ts';

let repository: string;
let browserTests: Workspace;
let hashes: Map<string, string>;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'harambee-browser-'));
  browserTests = { name: 'e2e', folder: join(repository, 'e2e'), scripts: { e2e: 'playwright test' } };
  mkdirSync(browserTests.folder);
  hashes = new Map([
    [impact, 'i1'],
    [proposals, 'p1'],
    [long, 'l1'],
  ]);
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

interface Run {
  failing?: string;
  /** The run ended before this spec was finished. */
  interrupted?: string;
  /** The process died and left no result. */
  died?: boolean;
}

/** One `npm test`: the specs that were run, and the sum. Each spec has two tests; the long one has none. */
async function aRun({ failing, interrupted, died = false }: Run = {}) {
  let ran: string[] | undefined;
  await forgetResults([browserTests]);
  const outcome = await runBrowserTests(repository, browserTests, {
    hashes: async () => hashes,
    run: async (named) => {
      const succeeded = !failing && !interrupted && !died;
      ran = named;
      const withTests = (named.length > 0 ? named : [...hashes.keys()]).filter((spec) => spec !== long);
      const countsOf = (spec: string) => ({
        passed: spec === failing ? 1 : spec === interrupted ? 0 : 2,
        failed: spec === failing ? 1 : 0,
      });
      const sum = addUp(withTests.map(countsOf));
      const ended = withTests.filter((spec) => spec !== interrupted);
      const specs = Object.fromEntries(ended.map((spec) => [spec, countsOf(spec)]));
      if (!died) writeFileSync(join(browserTests.folder, resultFile), JSON.stringify({ ...sum, specs }));
      return { failedTasks: succeeded ? [] : ['e2e#e2e'], succeeded };
    },
  });
  return { ran, ...outcome, ...addUp(await readResults([browserTests], 'e2e')) };
}

test('the first run tests every spec, the next one none, with the same sum', async () => {
  expect(await aRun()).toMatchObject({ ran: [], known: 0, succeeded: true, passed: 4, failed: 0 });
  expect(await aRun()).toMatchObject({ ran: undefined, known: 3, succeeded: true, passed: 4, failed: 0 });
});

test('after a change only the affected specs run, and the sum counts all of them', async () => {
  await aRun();
  hashes.set(impact, 'i2');
  expect(await aRun()).toMatchObject({ ran: [impact], known: 2, passed: 4, failed: 0 });
});

test('a failed spec runs again, and so do specs that had no test in that run', async () => {
  expect(await aRun({ failing: impact })).toMatchObject({ succeeded: false, passed: 3, failed: 1 });
  expect(await aRun()).toMatchObject({ ran: [impact, long], known: 1, passed: 4, failed: 0 });
});

test('a spec that was interrupted runs again', async () => {
  await aRun({ interrupted: proposals });
  expect(await aRun()).toMatchObject({ ran: [proposals, long], known: 1, passed: 4 });
});

test('a run without a result is a failure, and none of its specs count as known', async () => {
  await aRun();
  hashes.set(impact, 'i2');
  expect(await aRun({ died: true })).toMatchObject({ succeeded: false, passed: 0, failed: 1 });
  expect(await aRun()).toMatchObject({ ran: [impact], passed: 4, failed: 0 });
});

test('without hashes everything runs', async () => {
  hashes = new Map();
  await aRun();
  expect(await aRun()).toMatchObject({ ran: [], known: 0 });
});

test('an incomplete result file is ignored', async () => {
  await aRun();
  const stored = join(repository, '.turbo', 'test-results', `${impact.replaceAll('/', '-')}-i1.json`);
  writeFileSync(stored, readFileSync(stored, 'utf8').slice(0, 8));
  expect(await aRun()).toMatchObject({ ran: [impact], passed: 4 });
});
