import type { IHTTPIngressPath, IIngress } from 'kubernetes-models/networking.k8s.io/v1';
import type { IService } from 'kubernetes-models/v1';
import { port } from './parts.ts';

/** Replaced by the overlay. */
const host = 'harambee.example.org';

/** Only for use inside the cluster. The gateway serves all of them except /metrics on its public port. */
const closedPaths = ['/metrics', '/healthz', '/readyz', '/openapi.json'];

const leadTo = (name: string, path: string, pathType: IHTTPIngressPath['pathType']): IHTTPIngressPath => ({
  path,
  pathType,
  backend: { service: { name, port: { number: port } } },
});

/** A service without pods: requests to it get a 503. */
export const closed: IService = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'closed' },
  spec: { selector: { 'app.kubernetes.io/name': 'closed' }, ports: [{ name: 'http', port }] },
};

const streaming = {
  // Events and Rafiki's answers are streamed, not buffered.
  'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
  'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
  // An open page listens for as long as it is open; the service writes a heartbeat from time to time.
  'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
  'nginx.ingress.kubernetes.io/proxy-send-timeout': '3600',
  // Longer than any limit of the gateway. A write is never retried.
  'nginx.ingress.kubernetes.io/proxy-next-upstream': 'error',
  'nginx.ingress.kubernetes.io/proxy-body-size': '1m',
};

/** The only entry to the cluster. TLS ends here. */
export function ingress(): IIngress {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {
      name: 'harambee',
      annotations: { ...streaming, 'nginx.ingress.kubernetes.io/ssl-redirect': 'true' },
    },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: [host], secretName: 'harambee-tls' }],
      rules: [
        {
          host,
          http: {
            paths: [
              ...closedPaths.map((path) => leadTo('closed', path, 'Exact')),
              leadTo('gateway', '/', 'Prefix'),
            ],
          },
        },
      ],
    },
  };
}

/** Sends a share of all requests to the gateway's canary. */
export function canaryIngress(): IIngress {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {
      name: 'harambee-canary',
      annotations: {
        ...streaming,
        'nginx.ingress.kubernetes.io/canary': 'true',
        'nginx.ingress.kubernetes.io/canary-weight': '5',
      },
    },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: [host], secretName: 'harambee-tls' }],
      rules: [{ host, http: { paths: [leadTo('gateway-canary', '/', 'Prefix')] } }],
    },
  };
}
