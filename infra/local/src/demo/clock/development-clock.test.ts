import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { days, hours, minutes } from '@harambee/domain';
import { DevelopmentClock } from './development-clock.ts';

jest.setTimeout(60_000);

let clock: DevelopmentClock;
const started: ChildProcess[] = [];
const threeYearsAgo = new Date(Date.now() - days(1_095));

beforeEach(async () => {
  clock = await DevelopmentClock.startAt(threeYearsAgo);
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  clock.stop();
});

/** A process that answers each line of its input with a line of JSON. */
function run(script: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_ENV: 'development', ...clock.env(''), ...env },
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    ask: async <Answer>(): Promise<Answer> => {
      child.stdin.write('\n');
      return JSON.parse((await lines.next()).value ?? 'null') as Answer;
    },
  };
}

const tellsTime = `
  import { Worker } from 'node:worker_threads';
  import { once } from 'node:events';
  class Later extends Date {}
  const thread = new Worker("import('node:worker_threads').then(({ parentPort }) => parentPort.on('message', () => parentPort.postMessage(Date.now())))", { eval: true });
  process.stdin.on('data', async () => {
    thread.postMessage('');
    const [inThread] = await once(thread, 'message');
    console.log(JSON.stringify({
      times: [Date.now(), new Date().getTime(), Date.parse(Date()), new Later().getTime(), inThread],
      given: [new Date(7).getTime(), Date.UTC(1970, 0, 1), new Date('2026-01-02').toISOString()],
      same: [new Date() instanceof Date, new Date().constructor === Date, new Later() instanceof Later],
    }));
  });`;

test('every way to ask for the time gives that of the clock, in threads, too, and follows it', async () => {
  const { ask } = run(tellsTime);
  for (const expected of [threeYearsAgo, new Date(Date.now() - days(30)), new Date()]) {
    await clock.moveTo(expected);
    const { times, given, same } = await ask<{ times: number[]; given: unknown[]; same: boolean[] }>();
    for (const time of times) expect(Math.abs(time - expected.getTime())).toBeLessThan(minutes(1));
    expect(given).toEqual([7, 0, '2026-01-02T00:00:00.000Z']);
    expect(same).toEqual([true, true, true]);
  }
});

test('regular work is done once when its time has come, and not before', async () => {
  const { ask } = run(`
    let done = 0;
    const stopped = setInterval(() => { done += 100; }, ${hours(1)});
    clearInterval(stopped);
    setInterval((more) => { done += more; }, ${hours(1)}, 1).unref();
    process.stdin.on('data', () => console.log(JSON.stringify(done)));`);
  expect(await ask()).toBe(0);
  const at = clock.now.getTime();
  await clock.moveTo(new Date(at + minutes(50)));
  expect(await ask()).toBe(0);
  await clock.moveTo(new Date(at + days(9)));
  expect(await ask()).toBe(1);
  await clock.moveTo(new Date(at + days(9) + hours(2)));
  expect(await ask()).toBe(2);
});

test('it never goes back', async () => {
  const { ask } = run(tellsTime);
  await clock.moveTo(new Date(threeYearsAgo.getTime() - days(9)));
  const { times } = await ask<{ times: number[] }>();
  expect(Math.min(...times)).toBeGreaterThanOrEqual(threeYearsAgo.getTime() - 1_000);
});

test('production refuses it and says what to do', async () => {
  const { child } = run('console.log("runs")', { NODE_ENV: 'production' });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toMatch(/^DEVELOPMENT_CLOCK is set: .* for development only\. Remove it/);
});

test('a process that has it in its options without a clock has the time of the machine', async () => {
  const { ask } = run(tellsTime, { DEVELOPMENT_CLOCK: '' });
  const { times } = await ask<{ times: number[] }>();
  for (const time of times) expect(Math.abs(time - Date.now())).toBeLessThan(minutes(1));
});
