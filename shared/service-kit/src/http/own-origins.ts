import type { SocialProvider } from '@harambee/domain';

const loopback = ['localhost', '127.0.0.1'];

/** The origins one product is reached at: its public one, and on a laptop both names of the machine. */
export function ownOrigins(publicOrigin: string): string[] {
  const { hostname, origin } = new URL(publicOrigin);
  if (!loopback.includes(hostname)) return [origin];
  const other = new URL(publicOrigin);
  other.hostname = loopback.find((name) => name !== hostname) ?? hostname;
  return [origin, other.origin];
}

/** Where a provider sends the browser back to: the address to be entered there. */
export const socialReturnAddress = (origin: string, provider: SocialProvider): string =>
  `${origin}/api/auth/${provider}/return`;
