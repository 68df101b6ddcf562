import type { SocialProvider } from '@harambee/domain';

const loopback = ['localhost', '127.0.0.1'];

/** The origins at which people reach the product: the public one, and on a laptop both names of the machine. */
export function ownOrigins(publicOrigin: string): string[] {
  const { hostname, origin } = new URL(publicOrigin);
  if (!loopback.includes(hostname)) return [origin];
  const other = new URL(publicOrigin);
  other.hostname = loopback.find((name) => name !== hostname) ?? hostname;
  return [origin, other.origin];
}

/** The redirect address to register with a sign-in provider. */
export const socialReturnAddress = (origin: string, provider: SocialProvider): string =>
  `${origin}/api/auth/${provider}/return`;
