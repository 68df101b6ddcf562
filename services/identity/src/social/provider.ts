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
  /** The address to which the browser is sent. */
  away(returnTo: string, checks: RoundChecks): Promise<URL>;
  /** The person who has come back. Rejects if the provider does not confirm it. Discards the provider's tokens. */
  back(cameBackAt: URL, checks: RoundChecks): Promise<SocialPerson>;
}

/** The part of the OAuth library that we use. It is loaded by the first social sign-in, not at startup. */
export type OAuth = typeof oauth;

/** How long to wait for a provider, in seconds: two calls fit within a handler's time limit. */
export const providerTimeout = 4;

/** Splits off the first word of a name, for providers that know only a full name. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Claims are untrusted: returns text of at most this length, or an empty text. */
export const short = (value: unknown, length = 100): string => text(value).trim().slice(0, length);
