import type { INetworkPolicy, INetworkPolicyPort } from 'kubernetes-models/networking.k8s.io/v1';
import { labelsOf } from './deployment.ts';
import { gateway, metricsPort, type Part, parts, port, services } from './parts.ts';

const namespaceOf = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});
const podsOf = (part: Part) => ({ podSelector: { matchLabels: labelsOf(part) } });
const tcp = (number: number): INetworkPolicyPort => ({ protocol: 'TCP', port: number });

/** Everywhere except private networks: outgoing calls must not reach other machines of ours. */
const outside = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
  },
};

const policy = (name: string, spec: INetworkPolicy['spec']): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec,
});

/** Denies all traffic except what is listed here. */
export function networkPolicies(): INetworkPolicy[] {
  return [
    policy('nothing-else', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('names', {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [{ to: [namespaceOf('kube-system')], ports: [{ protocol: 'UDP', port: 53 }, tcp(53)] }],
    }),
    ...parts.map(waysOf),
  ];
}

function waysOf(part: Part): INetworkPolicy {
  const isGateway = part === gateway;
  return policy(part.name, {
    podSelector: { matchLabels: labelsOf(part) },
    policyTypes: ['Ingress', 'Egress'],
    ingress: isGateway
      ? [
          { from: [namespaceOf('ingress')], ports: [tcp(port)] },
          { from: [namespaceOf('monitoring')], ports: [tcp(metricsPort)] },
        ]
      : [{ from: [podsOf(gateway), namespaceOf('monitoring')], ports: [tcp(port)] }],
    egress: [
      isGateway
        ? { to: services.map(podsOf), ports: [tcp(port)] }
        : { to: [namespaceOf('mongodb')], ports: [tcp(27017)] },
      ...(part.outside.length > 0 ? [{ to: [outside], ports: part.outside.map(tcp) }] : []),
    ],
  });
}
