import type * as oauth from 'openid-client';
import type { SocialPerson } from '../social-rounds/social-round.model.ts';

/** Ties the return from a provider to its start. */
export interface RoundChecks {
  state: string;
  verifier: string;
  nonce: string;
}

/** A service where people already have an account. */
export interface Provider {
  /** The address that the browser is sent to. */
  away(returnTo: string, checks: RoundChecks): Promise<URL>;
  /** The person who has come back; rejects if the provider does not confirm it. Drops the provider's tokens. */
  back(cameBackAt: URL, checks: RoundChecks): Promise<SocialPerson>;
}

/** The part of the library that we use; it loads with the first round, not with the service. */
export type OAuth = typeof oauth;

/** How long to wait for a provider, in seconds: two answers fit within the limit of a handler. */
export const providerTimeout = 4;

/** The first word of a name and the rest, for providers that know only a full name. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Claims are untrusted: returns text of a length we accept, or nothing. */
export const short = (value: unknown, length = 100): string => text(value).trim().slice(0, length);
