import { join } from 'node:path';
import { readServices, urlVariable } from '@harambee/config/workspace/services.mjs';
import { databaseUri } from '@harambee/embedded-mongo/access';
import type { DataFolder } from './data-folder.ts';
import { type DevParts, planDevParts } from './dev-parts.ts';
import { localIdentity } from './local-identity.ts';
import { inOneProcess } from './one-process.ts';
import { freePort } from './ports.ts';
import { repositoryFolder, type Settings } from './settings.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';

const address = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * All parts, in the order in which they start: database (none with `MONGODB_URI`), services (all at once), gateway; with
 * `oneProcess` services and gateway together. The remotes in `dev` get dev servers, which start together with the services.
 */
export async function planParts(
  settings: Settings,
  port: number,
  data: DataFolder,
  registryPublicKeys: string,
  dev: readonly string[] = [],
): Promise<ProcessPlan[][]> {
  const database = settings.mongodbUri ? undefined : await embeddedDatabase(settings, data);
  const common = {
    ...settings.env,
    HOST: '127.0.0.1',
    NODE_ENV: settings.env.NODE_ENV || 'development',
    LOG_LEVEL: settings.env.LOG_LEVEL || 'info',
    // A port can be used once, and the gateway itself shows no dev remotes.
    METRICS_PORT: undefined,
    DATA_DIR: data.root,
    MONGODB_URI: settings.mongodbUri ?? database?.uri,
    MONGODB_DB: settings.env.MONGODB_DB || 'harambee',
    PUBLIC_ORIGIN: settings.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
  };
  const local = await localIdentity(common);
  const servicePlans = await Promise.all(
    // The gateway learns the address of each from `<NAME>_URL`.
    readServices(repositoryFolder).map(async ({ name }) =>
      nodeService(name, await freePort(), { ...common, ...(name === 'identity' && local?.env) }),
    ),
  );
  const { plans: devPlans, gatewayEnv }: DevParts = await planDevParts(dev, common);
  const operations = settings.env.OPS_OPERATORS
    ? await operationsPart(common, settings.env.METRICS_PORT)
    : undefined;
  const gateway = nodeService('gateway', port, {
    ...common,
    ...(operations && { OPS_URL: address(Number(operations.env.PORT)) }),
    ...Object.fromEntries(
      servicePlans.map(({ name, env }) => [urlVariable(name), address(Number(env.PORT))]),
    ),
    SHELL_DIR: settings.env.SHELL_DIR || join(repositoryFolder, 'shell', 'dist'),
    REMOTES_DIR: data.remotes,
    METRICS_PORT: settings.env.METRICS_PORT,
    REGISTRY_PUBLIC_KEYS: registryPublicKeys,
    ...gatewayEnv,
  });
  const others = [...(local ? [local.plan] : []), ...(operations ? [operations] : []), ...devPlans];
  return [
    database ? [database.plan] : [],
    ...(settings.oneProcess
      ? [[inOneProcess(servicePlans, gateway, { bundled: dev.length === 0 }), ...others]]
      : [[...servicePlans, ...others], [gateway]]),
  ];
}

function nodeService(name: string, port: number, env: NodeJS.ProcessEnv): ProcessPlan {
  const cwd = join(repositoryFolder, 'services', name);
  return {
    name,
    outcome: `port ${port}`,
    script: join(cwd, 'dist', 'server.js'),
    cwd,
    env: { ...env, PORT: String(port) },
    readyUrl: `${address(port)}/readyz`,
    aliveUrl: `${address(port)}/healthz`,
    waits: true,
  };
}

/** The page for operators, with the registry of the data folder. Off unless somebody may use it. */
async function operationsPart(common: NodeJS.ProcessEnv, metricsPort?: string): Promise<ProcessPlan> {
  const port = await freePort();
  const cwd = join(repositoryFolder, 'infra', 'operations');
  return {
    name: 'operations',
    outcome: '/ops',
    script: join(cwd, 'dist', 'main.js'),
    cwd,
    env: {
      ...common,
      PORT: String(port),
      OPS_GATEWAYS: common.OPS_GATEWAYS || (metricsPort && `${address(Number(metricsPort))}/metrics`),
    },
    readyUrl: `${address(port)}/readyz`,
  };
}

/** The embedded database on the data folder, on a port of its own. The address has the key of the folder in it. */
export async function embeddedDatabase(
  settings: Settings,
  data: DataFolder,
): Promise<{ plan: ProcessPlan; uri: string }> {
  const port = await freePort();
  const cwd = join(repositoryFolder, 'infra', 'embedded-mongo');
  const plan: ProcessPlan = {
    name: 'database',
    outcome: `embedded, port ${port}`,
    script: join(cwd, 'dist', 'main.js'),
    cwd,
    env: { ...settings.env, DATA_DIR: data.database, PORT: String(port) },
    crashAdvice:
      'its data file may be damaged; stop the product, run "npm run database -- verify", and restore a backup if it says so',
  };
  return { plan, uri: databaseUri(data.database, port) };
}
