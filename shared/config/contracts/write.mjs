/**
 * `npm run contracts`: records what services answer and what remotes call, so that the next version can be compared
 * with it. Services run first, because the calls of remotes are checked against them. `-- break` also records
 * breaking changes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const mode = process.argv[2] === 'break' ? 'break' : 'write';
const services = readdirSync(join(repository, 'services'))
  .filter((name) => name !== 'gateway')
  .map((name) => join('services', name));
const remotes = readdirSync(repository).filter((name) => name.startsWith('mfe-'));

for (const folder of [...services, ...remotes, 'shell']) {
  const { status } = spawnSync('npx', ['jest', '-i', 'src/contract.test.ts'], {
    cwd: join(repository, folder),
    env: { ...process.env, CONTRACTS: mode },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
