import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { repositoryFolder } from './settings.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';

/** The simulation of Google and GitHub, and the settings that tell the identity service about it. */
export interface LocalIdentity {
  plan: ProcessPlan;
  env: NodeJS.ProcessEnv;
}

/**
 * In development, a provider that is not configured is simulated on this machine, so that the whole social
 * sign-in can be tried. Never in production: there it stays off.
 */
export async function localIdentity(common: NodeJS.ProcessEnv): Promise<LocalIdentity | undefined> {
  const open = (['GOOGLE', 'GITHUB'] as const).filter((name) => !common[`${name}_CLIENT_ID`]);
  if (common.NODE_ENV === 'production' || open.length === 0) return undefined;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const client = { id: 'harambee-local', secret: randomBytes(24).toString('base64url') };
  const addresses = {
    GOOGLE: { GOOGLE_ISSUER: origin },
    GITHUB: { GITHUB_URL: `${origin}/github`, GITHUB_API_URL: `${origin}/github/api` },
  };
  const cwd = join(repositoryFolder, 'infra', 'local-identity');
  return {
    plan: {
      name: 'sign-in',
      outcome: `plays ${open.map((name) => names[name]).join(' and ')}, port ${port}`,
      script: join(cwd, 'dist', 'main.js'),
      cwd,
      env: { ...common, PORT: String(port), CLIENT_ID: client.id, CLIENT_SECRET: client.secret },
      readyUrl: `${origin}/readyz`,
    },
    env: Object.assign(
      {},
      ...open.map((name) => ({
        [`${name}_CLIENT_ID`]: client.id,
        [`${name}_CLIENT_SECRET`]: client.secret,
        ...addresses[name],
      })),
    ),
  };
}

const names = { GOOGLE: 'Google', GITHUB: 'GitHub' } as const;
