import type * as oauth from 'openid-client';
import type { SocialPerson } from '../social-rounds/social-round.model.ts';

/** What ties a way back to its way there. */
export interface RoundChecks {
  state: string;
  verifier: string;
  nonce: string;
}

/** One place where people have an account already. */
export interface Provider {
  /** The address the browser leaves for. */
  away(returnTo: string, checks: RoundChecks): Promise<URL>;
  /** Who has come back; rejects when the provider does not vouch for it. Its tokens go no further than this. */
  back(cameBackAt: URL, checks: RoundChecks): Promise<SocialPerson>;
}

/** The part of the library's module that is used: loaded with the first round, not with the service. */
export type OAuth = typeof oauth;

/** Answers of a provider are waited for this long, in seconds: two of them fit into the limit of a handler. */
export const providerTimeout = 4;

/** The first word of a name and the rest: providers that know one line only. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Claims come from elsewhere: text of a length we keep, or nothing. */
export const short = (value: unknown, length = 100): string => text(value).trim().slice(0, length);
