import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { askService } from '../proxy/ask-service.ts';
import { addressesOf, type ServiceAddresses } from '../proxy/service-addresses.ts';

const timeoutMs = 1_000;

const State = Type.Union([Type.Literal('up'), Type.Literal('down')]);
const PlatformStatus = StrictObject({ services: Type.Record(Type.String(), State) });

export interface StatusOptions {
  services: ServiceAddresses;
}

/** GET /api/platform/status: which services are up. The gateway itself is ready without any of them. */
export const statusRoutes =
  ({ services }: StatusOptions): Routes =>
  async (app) => {
    app.get(
      '/api/platform/status',
      {
        schema: {
          summary: 'Which services are up',
          tags: ['platform'],
          response: { 200: PlatformStatus, '4xx': ErrorResponse },
        },
      },
      async () => {
        const states = await Promise.all(
          Object.keys(services).map(
            async (name) => [name, await stateOf(addressesOf(services, name))] as const,
          ),
        );
        return { services: Object.fromEntries(states) };
      },
    );
  };

/** A service is up while one of its processes is. */
async function stateOf(addresses: readonly string[]): Promise<'up' | 'down'> {
  try {
    const response = await askService(addresses, '/readyz', { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.ok ? 'up' : 'down';
  } catch {
    return 'down';
  }
}
