import { join } from 'node:path';
import { repositoryFolder } from './settings.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';

/**
 * One plan for several services and the gateway: the same entry files, hosted by one process
 * (`shared/service-kit/src/processes`). They share the environment; their ports, metrics and log files stay apart.
 */
export function inOneProcess(services: readonly ProcessPlan[], gateway: ProcessPlan): ProcessPlan {
  const plans = [...services, gateway];
  const cwd = join(repositoryFolder, 'shared', 'service-kit');
  const hosted = plans.map(({ name, script, env }) => ({
    name,
    script,
    port: Number(env.PORT),
    ...(env.METRICS_PORT && { metricsPort: Number(env.METRICS_PORT) }),
  }));
  const env: NodeJS.ProcessEnv = Object.assign({}, ...plans.map((plan) => plan.env));
  return {
    name: 'services',
    outcome: `${plans.length} in one process, ${gateway.outcome}`,
    script: join(cwd, 'dist', 'processes', 'main.js'),
    cwd,
    env: { ...env, PORT: undefined, METRICS_PORT: undefined, HOSTED_SERVICES: JSON.stringify(hosted) },
    // One event loop: whichever of them answers.
    ...(gateway.aliveUrl && { aliveUrl: gateway.aliveUrl }),
    hosts: plans.map(({ name, script: entry, readyUrl }) => ({ name, script: entry, readyUrl })),
  };
}
