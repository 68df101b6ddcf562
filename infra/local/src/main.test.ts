import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runHarambee } from './main.ts';

const before = { ...process.env };
let written: string;

beforeEach(() => {
  written = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

async function startWith(env: NodeJS.ProcessEnv): Promise<number> {
  Object.assign(process.env, env);
  return runHarambee({ demo: false });
}

test('a taken port: one sentence, exit code 1, no listener left', async () => {
  const listeners = process.listenerCount('SIGINT');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await startWith({ PORT: String(port) })).toBe(1);
  other.close();
  expect(written).toBe(
    `Harambee is starting:\n\nPort ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.\n`,
  );
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

test('a data folder that cannot be written: one sentence, exit code 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harambee-main-'));
  writeFileSync(join(folder, 'file'), '');
  expect(await startWith({ PORT: '0', DATA_DIR: join(folder, 'file') })).toBe(1);
  rmSync(folder, { recursive: true });
  expect(written.trim().split('\n').at(-1)).toMatch(
    /^The data folder .* cannot be written: give this account/,
  );
});

test('a wrong PORT: one sentence, exit code 1', async () => {
  expect(await startWith({ PORT: 'eighty' })).toBe(1);
  expect(written).toContain('PORT is "eighty": give a number');
});
