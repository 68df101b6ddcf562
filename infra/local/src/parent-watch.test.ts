import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

test('a process that is watched can start threads: they have no input to watch', async () => {
  // Of a module, as those that make documents: only such a thread loads what the process was started with.
  const module = 'data:text/javascript,console.log(`at work`)';
  const thread = `new (require('node:worker_threads').Worker)(new URL('${module}'))`;
  const ends = `${thread}.on('error', ({ message }) => console.log(message)).on('exit', () => process.exit())`;
  const watch = join(__dirname, '../parent-watch.mjs');
  // Its input stays open: whoever watches is there.
  const child = spawn(process.execPath, ['--import', `file://${watch}`, '-e', ends], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data;
  });
  await once(child, 'close');
  expect(said.trim()).toBe('at work');
});
