import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ProcessLog } from './process-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'harambee-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (service: string, msg: string, level = 30) => JSON.stringify({ level, service, msg });

test('services in one process have log files and warnings of their own; the rest goes to the file of the process', async () => {
  const shown: string[] = [];
  const log = new ProcessLog(folder, 'services', (text) => shown.push(text), ['identity', 'gateway']);
  const [output, errors] = [new PassThrough(), new PassThrough()];
  log.follow(output, errors, { onLine: () => {}, onWord: () => {} });
  output.write(`${line('identity', 'listens')}\n${line('gateway', 'is slow', 40)}\n`);
  output.end(`${line('unknown', 'says')}\nplain\n`);
  errors.end('gateway: PORT 1 is taken by another program.\n');
  await Promise.all([finished(output), finished(errors)]);
  await new Promise(setImmediate);
  await log.close();
  const file = (name: string) => readFileSync(join(folder, `${name}.log`), 'utf8');
  expect(file('identity')).toBe(`${line('identity', 'listens')}\n`);
  expect(file('gateway')).toBe(`${line('gateway', 'is slow', 40)}\n`);
  expect(file('services')).toContain(`${line('unknown', 'says')}\nplain\n`);
  expect(file('services')).toContain('gateway: PORT 1 is taken by another program.\n');
  expect(shown).toContain('  gateway      warning: is slow');
  expect(log.lastWords).toBe('gateway: PORT 1 is taken by another program.');
});
