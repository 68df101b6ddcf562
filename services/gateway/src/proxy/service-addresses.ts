import type { ServiceName } from './upstreams.ts';

/**
 * Where each installed service is reached: one address (also one with several processes behind it), or the address of
 * each process. A service without one is not installed.
 */
export type ServiceAddresses = Partial<Record<ServiceName, string | readonly string[]>>;

/** The addresses of a service; none if it is not installed. */
export function addressesOf(services: ServiceAddresses, name: ServiceName): readonly string[] {
  const found = services[name] ?? [];
  return typeof found === 'string' ? [found] : found;
}
