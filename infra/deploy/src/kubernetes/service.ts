import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IService } from 'kubernetes-models/v1';
import { labelsOf, type Track } from './deployment.ts';
import { type Part, port } from './parts.ts';

/** The address of a part. With a track only its version is behind it, otherwise both by their number of pods. */
export function serviceOf(part: Part, track?: Track): IService {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: track === 'canary' ? `${part.name}-canary` : part.name, labels: labelsOf(part) },
    spec: { selector: labelsOf(part, track), ports: [{ name: 'http', port, targetPort: 'http' }] },
  };
}

/** Work on the cluster's machines takes one of them at a time. */
export function budgetOf(part: Part): IPodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: part.name, labels: labelsOf(part) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(part) } },
  };
}

export function autoscalerOf(part: Part): IHorizontalPodAutoscaler {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: part.name, labels: labelsOf(part) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: part.name },
      minReplicas: part.replicas.minimum,
      maxReplicas: part.replicas.maximum,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
        },
      ],
      behavior: {
        // Up at once, down slowly: open event streams move when a pod goes.
        scaleUp: {
          stabilizationWindowSeconds: 0,
          policies: [{ type: 'Percent', value: 100, periodSeconds: 30 }],
        },
        scaleDown: {
          stabilizationWindowSeconds: 300,
          policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
        },
      },
    },
  };
}
