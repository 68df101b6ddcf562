import { join } from 'node:path';
import { repositoryFolder } from './settings.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';

/**
 * One plan for several services and the gateway: the same entry files, hosted by one process
 * (`shared/service-kit/src/processes`). They share the environment; their ports, metrics and log files stay apart.
 * `bundled`: as the few files that `infra/one-process` makes of them, which load in half the time.
 */
export function inOneProcess(
  services: readonly ProcessPlan[],
  gateway: ProcessPlan,
  { bundled }: { bundled: boolean },
): ProcessPlan {
  const cwd = join(repositoryFolder, 'shared', 'service-kit');
  const files = join(repositoryFolder, 'infra', 'one-process', 'dist');
  const plans = [...services, gateway].map((plan) => ({
    ...plan,
    script: bundled ? join(files, `${plan.name}.mjs`) : plan.script,
  }));
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
    script: bundled ? join(files, 'main.mjs') : join(cwd, 'dist', 'processes', 'main.js'),
    cwd,
    env: { ...env, PORT: undefined, METRICS_PORT: undefined, HOSTED_SERVICES: JSON.stringify(hosted) },
    waits: true,
    // One event loop: whichever of them answers.
    ...(gateway.aliveUrl && { aliveUrl: gateway.aliveUrl }),
    hosts: plans.map(({ name, script: entry, readyUrl }) => ({ name, script: entry, readyUrl })),
  };
}
