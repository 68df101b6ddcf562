import { urlVariable } from '@harambee/config/workspace/services.mjs';
import { stringify } from 'yaml';
import { deploymentOf } from './deployment.ts';
import { canaryIngress, closed, ingress } from './ingress.ts';
import { networkPolicies } from './network-policies.ts';
import { gateway, metricsPort, type Part, parts, port, services, upstreams } from './parts.ts';
import { autoscalerOf, budgetOf, serviceOf } from './service.ts';

const note =
  '# Written by `npm run manifests -w @harambee/deploy` from src/kubernetes. Change it there, or in an overlay.\n';

const write = (documents: readonly object[]): string =>
  note + documents.map((document) => stringify(document, { aliasDuplicateObjects: false })).join('---\n');

/** All generated files of `kubernetes/`, by path. */
export function manifests(): Map<string, string> {
  return new Map([
    ...parts.map((part): [string, string] => [`base/${part.name}.yaml`, write(filesOf(part))]),
    ['base/network-policies.yaml', write(networkPolicies())],
    ['base/ingress.yaml', write([ingress(), closed])],
    ['base/kustomization.yaml', write([base()])],
    ...parts.flatMap((part): [string, string][] => [
      [`canary/${part.name}/canary.yaml`, write(canaryOf(part))],
      [`canary/${part.name}/kustomization.yaml`, write([component()])],
    ]),
  ]);
}

const filesOf = (part: Part) => [
  deploymentOf(part),
  // The ingress sets the gateway's canary share. A service's share follows from the number of pods behind its
  // address.
  serviceOf(part, part === gateway ? 'stable' : undefined),
  budgetOf(part),
  autoscalerOf(part),
];

const canaryOf = (part: Part) => [
  deploymentOf(part, 'canary'),
  ...(part === gateway ? [serviceOf(part, 'canary'), canaryIngress()] : []),
];

const component = () => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  resources: ['canary.yaml'],
});

/** Settings come from generators: a change gives them a new name, so that the pods that use them are replaced. */
const base = () => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: [...parts.map(({ name }) => `${name}.yaml`), 'network-policies.yaml', 'ingress.yaml'],
  configMapGenerator: [
    {
      name: 'common',
      literals: [
        'NODE_ENV=production',
        'HOST=0.0.0.0',
        `PORT=${port}`,
        'LOG_LEVEL=info',
        'DATA_DIR=/var/lib/harambee',
        'MONGODB_DB=harambee',
        'DRAIN_MS=5000',
      ],
    },
    {
      name: 'gateway',
      literals: [
        'SHELL_DIR=/app/shell/dist',
        'REMOTES_DIR=/var/lib/harambee/remotes',
        `METRICS_PORT=${metricsPort}`,
        `GATEWAY_UPSTREAMS=${upstreams}`,
        ...services.map(({ name }) => `${urlVariable(name)}=http://${name}:${port}`),
      ],
    },
  ],
});
