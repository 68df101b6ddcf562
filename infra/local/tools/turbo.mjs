import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const turboEntry = fileURLToPath(new URL('../../../node_modules/turbo/bin/turbo', import.meta.url));

/** The packages that `npm start` needs; their dependencies are built with them. */
const product = [
  './services/*',
  './shell',
  './mfe-*',
  './infra/embedded-mongo',
  './infra/local',
  './infra/local-identity',
  './infra/one-process',
  './infra/operations',
];

/**
 * Builds what has changed since the last build and names each package it works on. Returns whether everything
 * could be built; the output of a failed build is shown.
 */
export function buildProduct(filters = product, tasks = ['build']) {
  const options = ['run', ...tasks, '--json', ...filters.map((filter) => `--filter=${filter}`)];
  const outputs = new Map();
  return new Promise((resolve) => {
    const turbo = spawn(process.execPath, [turboEntry, ...options], {
      cwd: repository,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    turbo.once('error', () => resolve(false));
    createInterface({ input: turbo.stdout }).on('line', (line) => take(line, outputs));
    turbo.once('close', (code) => {
      if (code !== 0) showFailures(outputs);
      resolve(code === 0);
    });
  });
}

function take(line, outputs) {
  const entry = parse(line);
  if (!entry) return;
  const { source, text } = entry;
  const name = source.replace(/^@harambee\//, '').replace(/#.*$/, '');
  if (text.startsWith('cache miss')) process.stdout.write(`  building     ${name}\n`);
  outputs.set(source, [...(outputs.get(source) ?? []), text]);
}

function showFailures(outputs) {
  const failed = (outputs.get('turbo') ?? [])
    .filter((text) => text.startsWith('Failed:'))
    .flatMap((text) => text.replace('Failed:', '').split(','))
    .map((task) => task.trim());
  for (const task of failed) {
    const lines = (outputs.get(task) ?? []).filter((text) => !/^(npm (error|warn)|cache miss|$)/.test(text));
    process.stderr.write(`\n${task} failed:\n${lines.map((text) => `  ${text}\n`).join('')}`);
  }
  if (failed.length === 0) process.stderr.write(`${(outputs.get('turbo') ?? []).join('\n')}\n`);
}

function parse(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry.source === 'string' && typeof entry.text === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
