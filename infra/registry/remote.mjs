/**
 * `npm run remote -- …`: builds what is stale of what the command reads, and runs it. So nobody publishes what they built
 * an hour ago. The pipeline builds first and calls `dist/main.js` itself, before the key is there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const turbo = fileURLToPath(new URL('../../node_modules/turbo/bin/turbo', import.meta.url));
const main = new URL('./dist/main.js', import.meta.url);

const args = process.argv.slice(2);
const [command, name = ''] = args;
const says = (option) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));

const comparesWithShell = ['publish', 'promote', 'canary', 'permit'].includes(command);
const folders = [
  './infra/registry',
  ...(comparesWithShell && !says('--shell') && !process.env.REGISTRY_SHELL ? ['./shell'] : []),
  // A remote that does not exist is the command's business to say.
  ...(command === 'publish' &&
  !says('--from') &&
  /^[a-z][a-z0-9-]*$/.test(name) &&
  existsSync(`${repository}mfe-${name}`)
    ? [`./mfe-${name}`]
    : []),
];
const options = ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'];
const { status } = spawnSync(
  process.execPath,
  [turbo, ...options, ...folders.map((folder) => `--filter=${folder}`)],
  { cwd: repository, stdio: ['ignore', 2, 2], env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
);
if (status !== 0) process.exit(status ?? 1);
await import(main.href);
