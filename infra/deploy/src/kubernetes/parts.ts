import { type Deployment, readServices } from '@harambee/config/workspace/services.mjs';

/** One process of the product and its resources. */
export interface Part extends Deployment {
  name: string;
}

const https = 443;

/** The services behind the gateway: each says in its `service.json` what it needs. */
export const described = readServices();
export const services: readonly Part[] = described.map(({ name, deploy }) => ({ name, ...deploy }));

/** The setting of the gateway that says which service handles which paths. */
export const upstreams: string = JSON.stringify(
  Object.fromEntries(described.map(({ name, upstream }) => [name, upstream])),
);

export const gateway: Part = {
  name: 'gateway',
  replicas: { minimum: 3, maximum: 12 },
  cpu: 250,
  memory: 512,
  // For the registry's bucket.
  outside: [https],
  secrets: [{ name: 'registry-store', optional: true }],
};

export const parts: readonly Part[] = [...services, gateway];
export const port = 8080;
/** For the gateway, because the ingress exposes its main port to everybody. */
export const metricsPort = 9464;
