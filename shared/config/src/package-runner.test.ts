import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PackageQueue } from '../jest/package-queue.cjs';

/** Files of packages as Jest lists them: `{ a: 3 }` are three files of the package a. */
const testsOf = (packages: Record<string, number>) =>
  Object.entries(packages).flatMap(([rootDir, count]) =>
    Array.from({ length: count }, (_, n) => ({ path: `${rootDir}/${n}`, context: { config: { rootDir } } })),
  );

/** Workers take turns until nothing is left; returns which packages each worker got, in order. */
function handedOut(packages: Record<string, number>, workers: string[]) {
  const queue = new PackageQueue(testsOf(packages), () => 1);
  const got = new Map<string, string[]>(workers.map((worker) => [worker, []]));
  const paths: string[] = [];
  for (let isLeft = true; isLeft; ) {
    isLeft = false;
    for (const worker of workers) {
      const test = queue.next(worker);
      if (!test) continue;
      isLeft = true;
      paths.push(test.path);
      got.get(worker)?.push(test.context.config.rootDir);
    }
  }
  const orders = workers.map((worker) => [...new Set(got.get(worker))].join(' '));
  return { paths, orders };
}

test('each worker has a package of its own, the largest first, and every file is handed out once', () => {
  const { paths, orders } = handedOut({ small: 2, large: 6, middle: 4 }, ['one', 'two']);
  expect(orders).toEqual(['large', 'middle small']);
  expect(paths).toHaveLength(12);
  expect(new Set(paths).size).toBe(12);
});

test('when no package is left, one more worker helps with what is long, and with nothing that is nearly over', () => {
  expect(handedOut({ long: 40, short: 3 }, ['one', 'two', 'three']).orders).toEqual([
    'long',
    'short',
    'long',
  ]);
  expect(handedOut({ long: 40 }, ['one', 'two', 'three']).orders).toEqual(['long', 'long', '']);
  expect(handedOut({ one: 7, other: 5 }, ['one', 'two', 'three']).orders).toEqual(['one', 'other', '']);
});

describe('in a run of Jest', () => {
  jest.setTimeout(60_000);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'harambee-runner-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const entry = join(require.resolve('jest/package.json'), '../bin/jest.js');
  const runner = join(__dirname, '../jest/package-runner.cjs');

  /** Writes packages of plain tests, each of which notes its process, and runs them all. */
  async function run(packages: Record<string, string[]>, ...options: string[]) {
    const notes = join(folder, 'notes');
    writeFileSync(notes, '');
    const projects = Object.entries(packages).map(([name, bodies]) => {
      const rootDir = join(folder, name);
      mkdirSync(rootDir);
      const note = `require('node:fs').appendFileSync(${JSON.stringify(notes)}, '${name} ' + process.pid + '\\n');`;
      for (const [n, body] of bodies.entries())
        writeFileSync(join(rootDir, `${n}.test.js`), `test('${n}', () => { ${note} ${body} });`);
      return { rootDir, displayName: name, testEnvironment: 'node', transform: {}, runner };
    });
    const config = join(folder, 'jest.config.json');
    writeFileSync(config, JSON.stringify({ projects, maxWorkers: 2, workerIdleMemoryLimit: '1GB' }));
    const output = await new Promise<{ code: number; text: string }>((resolve) => {
      execFile(
        process.execPath,
        [entry, '--config', config, ...options],
        { cwd: folder, env: { ...process.env, FORCE_COLOR: '0' } },
        (error, out, text) => resolve({ code: Number(error?.code ?? 0), text: out + text }),
      );
    });
    const lines = [...new Set(readFileSync(notes, 'utf8').trim().split('\n'))];
    return { ...output, processesOf: (name: string) => lines.filter((line) => line.startsWith(`${name} `)) };
  }

  test('a package stays in one process; failures and files that end their process are counted', async () => {
    const { code, text, processesOf } = await run({
      a: ['', '', ''],
      b: ['', 'throw new Error("wrong figure")', ''],
      c: ['process.kill(process.pid, "SIGKILL")'],
    });
    expect(text).toContain('wrong figure');
    expect(text).toContain('Tests:       1 failed, 5 passed');
    expect(text).toContain('Test Suites: 2 failed, 5 passed');
    expect(code).toBe(1);
    expect([processesOf('a').length, processesOf('b').length]).toEqual([1, 1]);
  });

  test('in band it is all in the process of Jest', async () => {
    const { code, text, processesOf } = await run({ a: ['', ''], b: [''] }, '--runInBand');
    expect([code, text.includes('3 passed')]).toEqual([0, true]);
    expect(new Set([...processesOf('a'), ...processesOf('b')].map((line) => line.split(' ')[1])).size).toBe(
      1,
    );
  });
});
