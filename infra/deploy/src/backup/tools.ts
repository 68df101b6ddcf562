import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

/**
 * Runs mongodump or mongorestore. The address is passed in a file, because everybody on the machine can read
 * arguments.
 */
export async function mongoTool(
  name: 'mongodump' | 'mongorestore',
  uri: string,
  args: string[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'harambee-drill-'));
  const config = join(folder, 'config.yaml');
  writeFileSync(config, stringify({ uri }), { mode: 0o600 });
  try {
    await new Promise<void>((resolve, reject) => {
      const tool = spawn(name, ['--config', config, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
      tool.once('error', () =>
        reject(new Error(`${name} cannot be started: install MongoDB's Database Tools.`)),
      );
      tool.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`)),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
