import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierStartEnded, noteNothingRuns, noteRunning } from './earlier-start.ts';

let folder: string;
let left: ChildProcess;
let lines: string[];
const terminal = { line: (text: string) => lines.push(text) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-earlier-'));
  left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  lines = [];
});

afterEach(() => {
  left.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** As a supervisor would have left it that is gone now. */
function supervisorIsGone(): void {
  const path = join(folder, 'running.json');
  const running = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...running, supervisor: { pid: left.pid, startedAt: 'long ago' } }));
}

test('what a killed start left running is waited for, and that is said', async () => {
  noteRunning(folder, [left.pid as number]);
  supervisorIsGone();
  let ended = false;
  const waiting = earlierStartEnded(folder, terminal, { sayAfter: 0 }).then(() => {
    ended = true;
  });
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(ended).toBe(false);
  left.kill('SIGKILL');
  await once(left, 'exit');
  await waiting;
  expect(lines[0]).toBe(`  waiting for the processes of an earlier start to end: ${left.pid}`);
});

test('the processes of a supervisor that lives are not waited for: the folder is in use', async () => {
  noteRunning(folder, [left.pid as number]);
  await earlierStartEnded(folder, terminal, { sayAfter: 0 });
  expect(lines).toEqual([]);
});

test('another process that was given the number is not waited for', async () => {
  if (process.platform !== 'linux') return;
  noteRunning(folder, [left.pid as number]);
  supervisorIsGone();
  const path = join(folder, 'running.json');
  const text = readFileSync(path, 'utf8');
  const running = JSON.parse(text);
  running.processes[0].startedAt = '1';
  writeFileSync(path, JSON.stringify(running));
  await earlierStartEnded(folder, terminal, { sayAfter: 0 });
  expect(lines).toEqual([]);
});

test('it does not wait for ever, nor without a file, nor for a broken one', async () => {
  noteRunning(folder, [left.pid as number]);
  supervisorIsGone();
  await earlierStartEnded(folder, terminal, { within: 100 });
  noteNothingRuns(folder);
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
  await earlierStartEnded(folder, terminal);
  writeFileSync(join(folder, 'running.json'), '{"superv');
  await earlierStartEnded(folder, terminal);
});
