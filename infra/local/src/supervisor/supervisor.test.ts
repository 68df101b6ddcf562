import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { StartProblem } from '../start-problem.ts';
import type { Terminal } from '../terminal.ts';
import { eventually, FakeServices, isAlive } from './fake-services.ts';
import type { ProcessPlan } from './process-run.ts';
import { Supervisor } from './supervisor.ts';

jest.setTimeout(60_000);

let fake: FakeServices;
let supervisor: Supervisor;
let lines: string[];

const timing = { startTries: 1, stopWithin: 1_000, checkIntervalMs: 50 };
const note = (what: string) => appendFileSync(join(fake.folder, 'order.txt'), `${what}\n`);
const order = () => readFileSync(join(fake.folder, 'order.txt'), 'utf8').trim().split('\n');
const pidOf = (name: string) => supervisor.processes.find((process) => process.name === name)?.pid;
const askPid = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/pid`)).text());

function supervise(stages: ProcessPlan[][], own = {}): Supervisor {
  const terminal: Terminal = { line: (text) => lines.push(text) };
  supervisor = new Supervisor(stages, terminal, fake.folder, { ...timing, ...own });
  return supervisor;
}

beforeEach(() => {
  fake = new FakeServices();
  lines = [];
});

afterEach(async () => {
  await supervisor.stop();
  fake.remove();
});

test('starts stage after stage, says each step, and stops in the opposite order with nothing left', async () => {
  const [database, identity, gateway] = await Promise.all(
    ['database', 'identity', 'gateway'].map((name) => fake.http(name)),
  );
  await supervise([[database as ProcessPlan], [identity as ProcessPlan], [gateway as ProcessPlan]]).start();
  const pids = supervisor.processes.map(({ pid }) => pid);
  expect(pids).toHaveLength(3);
  expect(lines.map((line) => line.trim().split(/\s+/)[0])).toEqual(['database', 'identity', 'gateway']);
  expect(lines[0]).toMatch(/\d\.\d s$/);

  await supervisor.stop();
  expect(order()).toEqual([
    'up database',
    'up identity',
    'up gateway',
    'down gateway',
    'down identity',
    'down database',
  ]);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(supervisor.processes).toEqual([]);
});

/** Loads, then waits to be told, as services do. */
const waiting = `note('loaded');
  if (process.env.WAIT_FOR_START) await new Promise((told) => process.once('message', told));`;

test('a process that can wait loads while the first stage starts, and goes on when that is ready', async () => {
  // Ready only once the other one has loaded: one after the other, this would never be.
  const database = await fake.http(
    'database',
    `import { existsSync, readFileSync } from 'node:fs';
     while (!existsSync('order.txt') || !readFileSync('order.txt', 'utf8').includes('loaded services'))
       await new Promise((resolve) => setTimeout(resolve, 10));
     note('slow');
     await new Promise((resolve) => setTimeout(resolve, 50));`,
  );
  const services = { ...(await fake.http('services', waiting)), waits: true };
  await supervise([[database], [services]], { silentFor: 5_000 }).start(async () => note('beside'));
  expect(order().filter((line) => line !== 'beside')).toEqual([
    'loaded services',
    'slow database',
    'up database',
    'up services',
  ]);
  expect(order().indexOf('beside')).toBeLessThan(order().indexOf('up services'));

  // Started again, it need not wait: everything else runs.
  process.kill(pidOf('services') as number, 'SIGKILL');
  await eventually(() => expect(order().slice(-2)).toEqual(['loaded services', 'up services']));
});

test('if what is done beside the first stage fails, what was started is stopped', async () => {
  const [database, services] = [await fake.http('database'), await fake.http('services', waiting)];
  const started = supervise([[database], [{ ...services, waits: true }]]).start(async () => {
    await eventually(() => expect(order()).toContain('loaded services'));
    throw new StartProblem('nothing could be published');
  });
  await expect(started).rejects.toThrow('nothing could be published');
  expect(supervisor.processes).toEqual([]);
  expect(order()).not.toContain('up services');
});

test('waits for readiness, not only for the process', async () => {
  const port = await freePort();
  const script = fake.script(
    'late',
    `import { createServer } from 'node:http';
     let asked = 0;
     createServer((request, response) => {
       asked += 1;
       response.statusCode = asked < 4 ? 503 : 200;
       response.end(String(asked));
     }).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const readyUrl = `http://127.0.0.1:${port}/readyz`;
  await supervise([[{ ...fake.plan('late', script, port), readyUrl }]]).start();
  expect(await (await fetch(readyUrl)).text()).toBe('5');
});

test('a process without HTTP is ready when it prints so', async () => {
  const script = fake.script(
    'printer',
    `console.log('{"level":30,"msg":"opening"}');
     setTimeout(() => console.log('{"ready":true,"port":1}'), 100);
     setInterval(() => {}, 1000);`,
  );
  await supervise([[fake.plan('printer', script)]]).start();
  expect(supervisor.processes).toHaveLength(1);
});

test('kill -9: the process comes back on its port after the back-off, the others are left alone', async () => {
  const [one, two] = [await fake.http('one'), await fake.http('two')];
  await supervise([[one], [two]]).start();
  const [before, other] = [pidOf('one') as number, pidOf('two')];
  const killedAt = Date.now();
  process.kill(before, 'SIGKILL');

  const after = await eventually(async () => {
    const pid = await askPid(one.port);
    expect(pid).not.toBe(before);
    return pid;
  });
  expect(Date.now() - killedAt).toBeGreaterThanOrEqual(250);
  expect(pidOf('one')).toBe(after);
  expect(pidOf('two')).toBe(other);
  await eventually(() =>
    expect(lines.join('\n')).toMatch(/one +ended \(SIGKILL\), starts again in 0\.3 s[\s\S]*one +works again/),
  );
});

test('the back-off doubles while a process keeps crashing, up to its limit', async () => {
  const one = await fake.http('one');
  await supervise([[one]], { firstDelay: 100, longestDelay: 300 }).start();
  for (let crash = 1; crash <= 4; crash += 1) {
    await eventually(async () => {
      await fetch(`http://127.0.0.1:${one.port}/crash`).catch(() => {});
      expect(lines.filter((line) => line.includes('ended (code 7)')).length).toBeGreaterThanOrEqual(crash);
    });
  }
  const delays = lines.flatMap((line) => /starts again in (\S+) s/.exec(line)?.[1] ?? []).slice(0, 4);
  expect(delays).toEqual(['0.1', '0.2', '0.3', '0.3']);
});

test('a process that dies at its first start is reported with its last words, and nothing is left running', async () => {
  const good = await fake.http('good');
  const bad = fake.script(
    'bad',
    `console.log('{"level":50,"msg":"no key in the folder"}'); process.exitCode = 1;`,
  );
  const failing = fake.plan('bad', bad);
  await expect(supervise([[good], [failing]]).start()).rejects.toThrow(
    new StartProblem(
      `bad could not start: it ended (code 1); its last words: "error: no key in the folder". Its log is ${join(fake.folder, 'bad.log')}.`,
    ),
  );
  expect(order()).toEqual(['up good', 'down good']);
  expect(supervisor.processes).toEqual([]);
});

test('a first start that fails is tried again: an earlier process may still hold what it needs', async () => {
  const script = fake.script(
    'patient',
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync('tries.txt', 'x');
     if (readFileSync('tries.txt', 'utf8').length < 3) process.exit(1);
     console.log('{"ready":true}');
     setInterval(() => {}, 1000);`,
  );
  await supervise([[fake.plan('patient', script)]], { startTries: 3, firstDelay: 10 }).start();
  expect(readFileSync(join(fake.folder, 'tries.txt'), 'utf8')).toBe('xxx');
});

test('a process that gives no sign of life is ended and tried no more, and both log and sentence say so', async () => {
  const script = fake.script('mute', 'setInterval(() => {}, 1000);');
  await expect(supervise([[fake.plan('mute', script)]], { silentFor: 600 }).start()).rejects.toThrow(
    `mute could not start: it ended (SIGKILL: it gave no sign of life for 0.6 seconds); it said nothing. Its log is ${join(fake.folder, 'mute.log')}.`,
  );
  expect(supervisor.processes).toEqual([]);
  expect(readFileSync(join(fake.folder, 'mute.log'), 'utf8')).toMatch(
    /mute was started as process \d+.*\n.*mute ended \(SIGKILL: it gave no sign of life for 0\.6 seconds\) after \d/,
  );
});

test('a process that is slow but speaks or works is waited for, and what is waited for is said', async () => {
  const speaks = fake.script(
    'speaks',
    `let lines = 0;
     const saying = setInterval(() => {
       console.log(JSON.stringify({ level: 30, msg: 'indexes', lines: ++lines }));
       if (lines === 12) { clearInterval(saying); console.log('{"ready":true}'); setInterval(() => {}, 1000); }
     }, 150);`,
  );
  const works = fake.script(
    'works',
    `const until = Date.now() + 1_800;
     const work = () => {
       const pause = Date.now() + 120;
       while (Date.now() < pause);
       if (Date.now() < until) return setTimeout(work, 20);
       console.log('{"ready":true}');
       setInterval(() => {}, 1000);
     };
     work();`,
  );
  const stages = [[fake.plan('speaks', speaks), fake.plan('works', works)]];
  await supervise(stages, { silentFor: 800, reportIntervalMs: 400 }).start();
  expect(supervisor.processes).toHaveLength(2);
  expect(lines.join('\n')).toMatch(
    /after \d\.\d s still waiting for speaks \(.+\), works \(\d\.\d s of processor time/,
  );
});

test('a process that turns in a circle is ended, however busy it looks', async () => {
  const script = fake.script('spins', 'for (;;);');
  await expect(supervise([[fake.plan('spins', script)]], { workedFor: 400 }).start()).rejects.toThrow(
    /spins could not start: it ended \(SIGKILL: it used 0\.4 seconds of processor time without getting ready\)/,
  );
});

test('a ready process whose event loop stands still is ended and starts again; one that answers is left alone', async () => {
  const stuck = await fake.http('stuck');
  const answering = await fake.http('answering');
  const aliveUrl = (port: number) => `http://127.0.0.1:${port}/healthz`;
  await supervise(
    [
      [
        { ...stuck, aliveUrl: aliveUrl(stuck.port) },
        { ...answering, aliveUrl: aliveUrl(answering.port) },
      ],
    ],
    {
      askEvery: 100,
      unansweredFor: 2_000,
    },
  ).start();
  const [before, other] = [pidOf('stuck'), pidOf('answering')];
  await expect(fetch(`http://127.0.0.1:${stuck.port}/stand-still`)).rejects.toThrow();
  await eventually(() =>
    expect(lines.join('\n')).toMatch(
      /stuck +ended \(SIGKILL: it answered nothing for 2 seconds\)[\s\S]*stuck +works again/,
    ),
  );
  expect(await askPid(stuck.port)).toBe(pidOf('stuck'));
  expect(pidOf('stuck')).not.toBe(before);
  expect(pidOf('answering')).toBe(other);
});

test('a process that dies without a word leaves a log and a sentence that say how', async () => {
  const script = fake.script('struck', `process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000);`);
  await expect(supervise([[fake.plan('struck', script)]]).start()).rejects.toThrow(
    'struck could not start: it ended (SIGSEGV); it said nothing.',
  );
  expect(readFileSync(join(fake.folder, 'struck.log'), 'utf8')).toMatch(/struck ended \(SIGSEGV\) after /);
});

test('a warning is not blamed where an error was the end', async () => {
  const script = fake.script(
    'warned',
    `console.log('{"level":50,"msg":"the index could not be made"}');
     console.log('{"level":40,"msg":"JWT_PRIVATE_KEY is not set"}');
     process.exitCode = 3;`,
  );
  await expect(supervise([[fake.plan('warned', script)]]).start()).rejects.toThrow(
    'it ended (code 3); its last words: "error: the index could not be made"',
  );
});

test('a process that ignores the polite signal is ended by force', async () => {
  const stubborn = await fake.http('stubborn', `process.on('SIGTERM', () => {}); process.exit = () => {};`);
  await supervise([[stubborn]], { stopWithin: 200 }).start();
  const pid = pidOf('stubborn') as number;
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
});

test('stopping while a process waits for its next try does not start it again', async () => {
  const one = await fake.http('one');
  await supervise([[one]], { firstDelay: 60_000, longestDelay: 60_000 }).start();
  process.kill(pidOf('one') as number, 'SIGKILL');
  await eventually(() => expect(lines.join()).toContain('starts again'));
  await supervisor.stop();
  await expect(askPid(one.port)).rejects.toThrow();
});

test('stopping while the start is under way stops what there is', async () => {
  const script = fake.script('mute', 'setInterval(() => {}, 1000);');
  const starting = supervise([[fake.plan('mute', script)]]).start();
  const refused = expect(starting).rejects.toThrow(/was stopped while it started/);
  const pid = await eventually(() => {
    expect(pidOf('mute')).toBeDefined();
    return pidOf('mute') as number;
  });
  await supervisor.stop();
  await refused;
  expect(isAlive(pid)).toBe(false);
});

test('kill -9 of the supervisor itself: its processes notice and stop', async () => {
  const orphan = await fake.http('orphan');
  const parent = fake.script(
    'parent',
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['--import', ${JSON.stringify(join(__dirname, '../../parent-watch.mjs'))}, 'orphan.mjs'], {
       detached: true, stdio: ['pipe', 'ignore', 'ignore'],
     });
     process.stdin.resume();`,
  );
  const killer = spawn(process.execPath, [parent], {
    cwd: fake.folder,
    env: orphan.env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pid = await eventually(() => askPid(orphan.port));
  killer.kill('SIGKILL');
  await eventually(() => expect(isAlive(pid)).toBe(false));
  expect(order()).toEqual(['up orphan', 'down orphan']);
  supervise([]);
});

test('logs go to a file for each process; earlier starts are kept beside it', async () => {
  writeFileSync(join(fake.folder, 'talker.log'), 'an earlier start\n');
  const script = fake.script(
    'talker',
    `console.log('{"level":30,"msg":"nothing of note"}');
     console.log('{"level":40,"msg":"low on memory"}');
     console.log('{"level":50,"msg":"failed","err":{"message":"mongodb://user:geheim@host/ is away"}}');
     console.log('{"ready":true}');
     setInterval(() => {}, 1000);`,
  );
  await supervise([[fake.plan('talker', script)]]).start();
  await supervisor.stop();
  const log = readFileSync(join(fake.folder, 'talker.log'), 'utf8');
  expect(log.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/"name":"supervisor","msg":"talker was started as process \d+"/),
    ...Array.from({ length: 4 }, () => expect.stringMatching(/^\{"(level|ready)"/)),
    expect.stringMatching(/"msg":"talker ended \(SIGTERM\) after /),
  ]);
  expect(readFileSync(join(fake.folder, 'talker.1.log'), 'utf8')).toBe('an earlier start\n');
  expect(lines.slice(0, 2)).toEqual([
    '  talker       warning: low on memory',
    '  talker       error: failed: mongodb://host/ is away',
  ]);
  expect(lines.join()).not.toContain('nothing of note');
});

test('a database that a signal ended has no words of its own: what to do is said for it', async () => {
  const script = fake.script(
    'database',
    "process.kill(process.pid, 'SIGBUS'); setTimeout(() => {}, 10_000);",
  );
  const crashAdvice = 'its data file may be damaged; run "npm run database -- verify"';
  const started = supervise([[{ ...fake.plan('database', script), crashAdvice }]]).start();
  await expect(started).rejects.toThrow(
    /database could not start: it ended \(SIGBUS: its data file may be damaged; run/,
  );
});
