import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, publishRemotes } from '@harambee/local';
import type { Product } from '../product.ts';
import { repositoryFolder } from '../repository-folder.ts';
import type { Change } from './edge.ts';

const builtFolder = join(repositoryFolder, 'infra/bench/.cache/single-bundle/dist');

/** Builds shell and remotes of this commit in one, unless turbo has that build already. */
export async function buildSingleBundle(): Promise<void> {
  const turbo = join(repositoryFolder, 'node_modules/.bin/turbo');
  const build = spawn(
    turbo,
    ['run', 'single-bundle', '--filter=@harambee/bench', '--output-logs=errors-only'],
    { cwd: repositoryFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('the single-bundle build failed');
}

export interface SingleBundleGateway {
  origin: string;
  stop(): Promise<void>;
}

/** A second gateway of a product, which serves the single-bundle build; everything else is the product's own. */
export async function startSingleBundleGateway(
  { addresses, dataDir }: Product,
  publicOrigin: string,
): Promise<SingleBundleGateway> {
  const ownDataDir = mkdtempSync(join(tmpdir(), 'harambee-bench-single-'));
  const remotes = join(dataDir, 'remotes');
  const { publicKeys } = await publishRemotes({ repository: repositoryFolder, dataDir, remotes });
  const port = await freePort();
  const cwd = join(repositoryFolder, 'services/gateway');
  const services = Object.entries(addresses).map(([name, address]) => [`${name.toUpperCase()}_URL`, address]);
  const gateway: ChildProcess = spawn(process.execPath, [join(cwd, 'dist/server.js')], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(services),
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      DATA_DIR: ownDataDir,
      PUBLIC_ORIGIN: publicOrigin,
      SHELL_DIR: builtFolder,
      REMOTES_DIR: remotes,
      REGISTRY_PUBLIC_KEYS: publicKeys,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (gateway.exitCode !== null) throw new Error('the gateway of the single-bundle build has ended');
    await sleep(100);
  }
  return {
    origin,
    async stop() {
      gateway.kill();
      if (gateway.exitCode === null) await once(gateway, 'exit');
      rmSync(ownDataDir, { recursive: true, force: true });
    },
  };
}

/** The gateway preloads the files of the remote that owns a path: here they are part of the bundle. */
export const withoutRemoteFiles: Change = (html) =>
  html.replace(/<link\b[^>]*\bhref="\/remotes\/[^>]*>/g, '');
