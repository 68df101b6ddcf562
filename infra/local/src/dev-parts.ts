import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from './ports.ts';
import { repositoryFolder } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';

/** The dev servers of remotes, and the settings that tell the gateway about them. */
export interface DevParts {
  plans: ProcessPlan[];
  gatewayEnv: NodeJS.ProcessEnv;
}

/**
 * One dev server for each edited remote, and a shell that was built for it. A remote is given by name
 * (`proposals` for the folder `mfe-proposals`) or by folder.
 */
export async function planDevParts(remotes: readonly string[], common: NodeJS.ProcessEnv): Promise<DevParts> {
  if (remotes.length === 0) return { plans: [], gatewayEnv: {} };
  if (common.NODE_ENV !== 'development') {
    throw new StartProblem(
      `npm run dev is for development: leave NODE_ENV out (it is "${common.NODE_ENV}").`,
    );
  }
  const servers = await Promise.all([...new Set(remotes)].map((remote) => devServer(remote, common)));
  return {
    plans: servers.map(({ plan }) => plan),
    gatewayEnv: {
      SHELL_DIR: join(repositoryFolder, 'shell', '.cache', 'dev'),
      DEV_REMOTES: servers.map(({ name, port }) => `${name}=http://127.0.0.1:${port}`).join(),
    },
  };
}

interface DevServer {
  name: string;
  port: number;
  plan: ProcessPlan;
}

async function devServer(remote: string, common: NodeJS.ProcessEnv): Promise<DevServer> {
  // npm runs scripts in the root, but a folder is relative to where the person is.
  const cwd = /[\\/]/.test(remote)
    ? resolve(common.INIT_CWD ?? '.', remote)
    : join(repositoryFolder, `mfe-${remote}`);
  const name = await nameIn(join(cwd, 'remote.json'));
  if (name === undefined) {
    throw new StartProblem(
      `There is no remote "${remote}": name one that has a folder mfe-NAME, or its folder.`,
    );
  }
  const port = await freePort();
  return {
    name,
    port,
    plan: {
      name: `dev-${name}`,
      outcome: 'as you edit it',
      script: join(repositoryFolder, 'shared', 'config', 'webpack', 'dev', 'serve.mjs'),
      cwd,
      env: { ...common, PORT: String(port) },
    },
  };
}

async function nameIn(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
