import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IService } from 'kubernetes-models/v1';
import { labelsOf, type Track } from './deployment.ts';
import { type Part, port } from './parts.ts';

/**
 * The address of a part. With a track it leads to that version only; otherwise to both, in proportion to their pods.
 */
export function serviceOf(part: Part, track?: Track): IService {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: track === 'canary' ? `${part.name}-canary` : part.name, labels: labelsOf(part) },
    spec: { selector: labelsOf(part, track), ports: [{ name: 'http', port, targetPort: 'http' }] },
  };
}

/** Maintenance of the cluster's machines may stop one pod at a time. */
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
        // Scales up at once and down slowly: when a pod stops, its open event streams must move.
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
