import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigurationError } from '../config/environment.ts';

const HostedService = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    /** Its compiled entry file. */
    script: Type.String({ minLength: 1 }),
    port: Type.Integer({ minimum: 0, maximum: 65_535 }),
    metricsPort: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
  },
  { additionalProperties: false },
);
export type HostedService = Type.Static<typeof HostedService>;

/** The services of `HOSTED_SERVICES`: a JSON list. */
export function readHostedServices(text = ''): HostedService[] {
  try {
    const services: unknown = JSON.parse(text);
    if (Value.Check(Type.Array(HostedService, { minItems: 1 }), services)) return services;
  } catch {
    // Not JSON.
  }
  throw new ConfigurationError('HOSTED_SERVICES must be a JSON list of services: name, script, port.');
}
