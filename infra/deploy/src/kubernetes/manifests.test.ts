import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { deployFolder, filesBelow, readYaml, repositoryFolder } from '../files.ts';
import { manifests } from './manifests.ts';
import { parts } from './parts.ts';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // Untyped, because the test reads it at many depths; the schema has checked its shape.
  spec: Record<string, never>;
}

interface DeploymentSpec {
  progressDeadlineSeconds: number;
  minReadySeconds: number;
  template: {
    spec: {
      terminationGracePeriodSeconds?: number;
      containers: {
        startupProbe: { periodSeconds: number; failureThreshold: number };
        env?: { name: string; value?: string }[];
      }[];
    };
  };
}

const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Namespace,
  Secret,
  Service,
};
const folder = join(deployFolder, 'kubernetes');
const isKustomize = ({ apiVersion }: Manifest) => apiVersion.startsWith('kustomize.config.k8s.io/');
/** What the sources make of the folders, and the overlays, which are written by hand. */
const generated = manifests();
const fileOf = (path: string): Manifest[] => {
  const text = generated.get(path);
  if (text === undefined) return readYaml(join(folder, path)) as Manifest[];
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
};

const overlays = filesBelow(join(folder, 'overlays'), /\.yaml$/).map((path) => path.slice(folder.length + 1));
const all = [...generated.keys(), ...overlays].flatMap((path) =>
  fileOf(path).map((manifest) => ({ path, manifest })),
);
const resources = all.filter(({ manifest }) => !isKustomize(manifest));

const problemsOf = (manifest: object): unknown => {
  const { kind } = manifest as Manifest;
  const Model = kinds[kind as keyof typeof kinds];
  if (!Model) return `no schema for ${kind}`;
  try {
    new Model(manifest as never).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Every path of keys in an object: `spec.template.spec.containers.image`. */
const pathsIn = (value: unknown, before = ''): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, part]) => {
        const path = Array.isArray(value) ? before : `${before}.${key}`;
        return [path, ...pathsIn(part, path)];
      });

test('a rollout waits longer than a pod may take to start, and a stop longer than a process does', () => {
  const deployments = resources.filter(({ manifest }) => manifest.kind === 'Deployment');
  expect(deployments.length).toBeGreaterThan(10);
  for (const { path, manifest } of deployments) {
    const { progressDeadlineSeconds, minReadySeconds, template } = manifest.spec as unknown as DeploymentSpec;
    const { containers, terminationGracePeriodSeconds = 30 } = template.spec;
    for (const { startupProbe, env = [] } of containers) {
      const start = startupProbe.periodSeconds * startupProbe.failureThreshold + minReadySeconds;
      expect({ path, isLonger: progressDeadlineSeconds > start }).toEqual({ path, isLonger: true });
      // The kit gives a process 15 seconds, its drain included (`stopLimit`).
      const drain = Number(env.find(({ name }) => name === 'DRAIN_MS')?.value ?? 0) / 1_000;
      expect(drain).toBeLessThan(15);
      expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
    }
  }
});

test('every manifest keeps to the schema that Kubernetes publishes', () => {
  // A patch is only part of an object.
  const whole = resources.filter(({ path }) => path !== 'overlays/production/ingress.yaml');
  expect(whole.length).toBeGreaterThan(40);
  expect(whole.flatMap(({ manifest }) => problemsOf(manifest) ?? [])).toEqual([]);
});

test('the schema notices a wrong kind of value and a missing one', () => {
  const [deployment] = fileOf('base/proposals.yaml');
  const copy = structuredClone(deployment) as unknown as {
    spec: { selector?: object; minReadySeconds: unknown };
  };
  copy.spec.minReadySeconds = 'ten';
  expect(problemsOf(copy)).toMatch(/minReadySeconds/);
  delete copy.spec.selector;
  expect(problemsOf(copy)).toMatch(/selector/);
});

describe.each(parts.map(({ name }) => name))('%s', (name) => {
  const [deployment, service, budget, autoscaler] = fileOf(`base/${name}.yaml`);
  const text = JSON.stringify(deployment);

  test('may do nothing but its work', () => {
    for (const needed of [
      '"runAsNonRoot":true',
      '"readOnlyRootFilesystem":true',
      '"allowPrivilegeEscalation":false',
      '"capabilities":{"drop":["ALL"]}',
      '"seccompProfile":{"type":"RuntimeDefault"}',
      '"automountServiceAccountToken":false',
    ])
      expect(text).toContain(needed);
    expect(pathsIn(deployment)).toEqual(
      expect.arrayContaining([
        '.spec.template.spec.containers.resources.requests.cpu',
        '.spec.template.spec.containers.resources.limits.memory',
        '.spec.template.spec.topologySpreadConstraints.topologyKey',
      ]),
    );
  });

  test('is asked whether it lives and works, and is never fewer during an update', () => {
    expect(text).toMatch(/"livenessProbe":\{"httpGet":\{"path":"\/healthz"/);
    expect(text).toMatch(/"readinessProbe":\{"httpGet":\{"path":"\/readyz"/);
    expect(text).toContain('"rollingUpdate":{"maxSurge":1,"maxUnavailable":0}');
  });

  test('its service, budget and autoscaler mean its pods, and its canary other pods than its own', () => {
    const selector = JSON.stringify((deployment as never as { spec: { selector: object } }).spec.selector);
    expect(selector).toContain(`"app.kubernetes.io/name":"${name}","harambee/track":"stable"`);
    expect(JSON.stringify([service?.spec, budget?.spec])).toContain(`"app.kubernetes.io/name":"${name}"`);
    expect(JSON.stringify(autoscaler?.spec)).toContain(`"kind":"Deployment","name":"${name}"`);
    expect(JSON.stringify(fileOf(`canary/${name}/canary.yaml`)[0])).toContain('"harambee/track":"canary"');
  });
});

test('nobody may be called who is not named, and the database only by services', () => {
  const policies = fileOf('base/network-policies.yaml');
  expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const database = policies
    .filter((policy) => JSON.stringify(policy).includes('27017'))
    .map(({ metadata }) => metadata.name);
  expect(database).toEqual(parts.map(({ name }) => name).filter((name) => name !== 'gateway'));
});

test('the ingress ends TLS, does not hold back streams, and leads to nothing that is for the cluster alone', () => {
  const [ingress] = fileOf('base/ingress.yaml');
  const text = JSON.stringify(ingress);
  expect(text).toContain('"nginx.ingress.kubernetes.io/proxy-buffering":"off"');
  expect(text).toContain('"secretName":"harambee-tls"');
  for (const path of ['/metrics', '/healthz', '/readyz', '/openapi.json'])
    expect(text).toContain(`"path":"${path}","pathType":"Exact","backend":{"service":{"name":"closed"`);
});

describe('kustomize', () => {
  type Kustomization = {
    resources?: string[];
    components?: string[];
    patches?: { path: string }[];
  };
  const files = all.filter(({ manifest }) => isKustomize(manifest));
  const paths = [...generated.keys()].map((path) => join(folder, path));
  const isWritten = (part: string) => paths.some((path) => path === part || path.startsWith(`${part}/`));

  test('everything that is named is there', () => {
    const missing = files.flatMap(({ path, manifest }) => {
      const { resources: named = [], components = [], patches = [] } = manifest as unknown as Kustomization;
      return [...named, ...components, ...patches.map((patch) => patch.path)]
        .map((part) => join(folder, path, '..', part))
        .filter((part) => !isWritten(part) && !existsSync(part));
    });
    expect(missing).toEqual([]);
  });

  test('a patch means something that is there', () => {
    const names = new Set(resources.map(({ manifest: { kind, metadata } }) => `${kind}/${metadata.name}`));
    for (const { kind, metadata } of fileOf('overlays/production/ingress.yaml'))
      expect(names).toContain(`${kind}/${metadata.name}`);
  });

  test('no secret is filled in', () => {
    for (const { stringData } of fileOf('overlays/production/secrets.example.yaml') as unknown as {
      stringData: object;
    }[])
      expect(new Set(Object.values(stringData))).toEqual(new Set(['']));
  });
});

test('there is a part for every service of the repository', () => {
  const services = filesBelow(join(repositoryFolder, 'services'), /services\/[^/]+\/package\.json$/);
  expect(parts.map(({ name }) => name).sort()).toEqual(services.map((path) => path.split('/').at(-2)).sort());
});

test('YAML that is written can be read again by others', () => {
  for (const text of manifests().values())
    for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
});
