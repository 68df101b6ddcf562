import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { gateway, metricsPort, type Part, port } from './parts.ts';

/** `stable` is what everybody gets, `canary` a second version next to it. */
export type Track = 'stable' | 'canary';

export const labelsOf = (part: Part, track?: Track): Record<string, string> => ({
  'app.kubernetes.io/name': part.name,
  ...(track && { 'harambee/track': track }),
});

/** Indexes are created before the first answer, which takes a while on a large collection. */
const startupSeconds = 300;
const startupPeriod = 2;
const minReadySeconds = 10;
/** For scheduling, the image and its volumes. */
const pullSeconds = 120;

/** At least two pods of a process. A rollout replaces one at a time and never leaves fewer than before. */
export function deploymentOf(part: Part, track: Track = 'stable'): IDeployment {
  const canary = track === 'canary';
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name: canary ? `${part.name}-canary` : part.name,
      labels: { ...labelsOf(part, track), 'app.kubernetes.io/part-of': 'harambee' },
    },
    spec: {
      // A number for the stable track would reset the autoscaler's choice at every deployment.
      ...(canary && { replicas: 1 }),
      revisionHistoryLimit: 5,
      // Longer than a pod may take, or a rollout is undone while an index is built.
      progressDeadlineSeconds: startupSeconds + minReadySeconds + pullSeconds,
      minReadySeconds,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: { matchLabels: labelsOf(part, track) },
      template: {
        metadata: {
          labels: { ...labelsOf(part, track), 'app.kubernetes.io/part-of': 'harambee' },
          annotations: {
            'prometheus.io/scrape': 'true',
            'prometheus.io/port': String(part === gateway ? metricsPort : port),
            'prometheus.io/path': '/metrics',
          },
        },
        spec: podOf(part, canary),
      },
    },
  };
}

function podOf(part: Part, canary: boolean): IPodSpec {
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    // Draining (5 s) plus requests in progress (at most 15 s), with some reserve.
    terminationGracePeriodSeconds: 40,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    topologySpreadConstraints: ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map(
      (topologyKey) => ({
        maxSkew: 1,
        topologyKey,
        // When a zone fails, the other zones must be able to take over its pods.
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: labelsOf(part) },
      }),
    ),
    containers: [containerOf(part, canary)],
    volumes: [
      { name: 'data', emptyDir: { sizeLimit: part === gateway ? '1Gi' : '64Mi' } },
      { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
    ],
  };
}

function containerOf(part: Part, canary: boolean): IContainer {
  return {
    name: part.name,
    // The overlay sets the image's registry and version.
    image: canary ? `harambee/${part.name}-canary` : `harambee/${part.name}`,
    ports: [
      { name: 'http', containerPort: port },
      ...(part === gateway ? [{ name: 'metrics', containerPort: metricsPort }] : []),
    ],
    envFrom: [
      { configMapRef: { name: 'common' } },
      ...(part === gateway ? [{ configMapRef: { name: 'gateway' } }] : []),
      ...part.secrets.map((secret) => ({ secretRef: secret })),
    ],
    // Garbage is collected before the kernel kills the process; the kit refuses requests at 80 % of this.
    env: [{ name: 'NODE_OPTIONS', value: `--max-old-space-size=${Math.floor(part.memory * 0.75)}` }],
    resources: {
      requests: { cpu: `${part.cpu}m`, memory: `${part.memory}Mi` },
      limits: { memory: `${part.memory}Mi` },
    },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    startupProbe: {
      httpGet: { path: '/healthz', port: 'http' },
      periodSeconds: startupPeriod,
      failureThreshold: startupSeconds / startupPeriod,
    },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' }, periodSeconds: 10, timeoutSeconds: 3 },
    // Without the database a process is not ready but alive: a restart would not help.
    readinessProbe: {
      httpGet: { path: '/readyz', port: 'http' },
      periodSeconds: 2,
      timeoutSeconds: 2,
      failureThreshold: 2,
    },
    volumeMounts: [
      { name: 'data', mountPath: '/var/lib/harambee' },
      { name: 'tmp', mountPath: '/tmp' },
    ],
  };
}
