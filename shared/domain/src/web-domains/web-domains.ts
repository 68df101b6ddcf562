/// <reference path="./email-providers.d.ts" />
import providers from 'email-providers';
import { getDomain } from 'tldts';
import { isSafeUrl } from '../addresses/safe-url.ts';
import { sharedHosts } from './shared-hosts.ts';

/**
 * What a domain of an email address says about a website (PROF-60 to PROF-62, ADR 52). For servers: it needs the public
 * suffix list and a list of mail providers, 350 KB, so it has an entry of its own (`@harambee/domain/web-domains`).
 */

const sharedDomains: ReadonlySet<string> = new Set([...providers, ...sharedHosts]);

/** Letters, digits and hyphens of any script: nothing that mail programs and browsers may read differently. */
const plainHost = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** One @, and before it nothing that a mail program may read as a comment, a list or another address. */
const plainMailbox = /^[\p{L}\p{M}\p{N}.#$&'*+/=?^_`{|}~-]+$/u;

/** A host in lower case, with other scripts in their ASCII form (IDNA). Undefined if it is none. */
function asciiHost(host: string): string | undefined {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}

/**
 * The part that somebody has registered: `tumaini.or.ke` of `www.tumaini.or.ke`, `tumaini.github.io` of itself. Undefined
 * for machines, suffixes and names without a dot.
 */
const registered = (host: string): string | undefined =>
  getDomain(host, { allowPrivateDomains: true, extractHostname: false }) ?? undefined;

/** What is known of a domain: its registrable part, and whether anybody gets an address or a page there. */
export interface WebDomain {
  /** In lower-case ASCII. */
  domain: string;
  /** It proves nothing (PROF-62). */
  isShared: boolean;
}

function webDomain(host: string | undefined): WebDomain | undefined {
  const domain = host === undefined ? undefined : registered(host);
  if (host === undefined || domain === undefined) return undefined;
  // The list has some names below a registrable domain, too.
  const names = host.split('.').map((_, place, parts) => parts.slice(place).join('.'));
  const isShared = names.some((name) => name.length >= domain.length && sharedDomains.has(name));
  return { domain, isShared };
}

/** Of a website's address; undefined if it is no safe address (`isSafeUrl`) or has no registrable domain. */
export function domainOfWebsite(website: string): WebDomain | undefined {
  const address = website.trim();
  if (!isSafeUrl(address)) return undefined;
  const { hostname } = new URL(address);
  return webDomain(hostname.replace(/\.$/, ''));
}

/** Of an email address; undefined for what mail programs may read in another way than it looks. */
export function domainOfEmail(email: string): WebDomain | undefined {
  const [mailbox = '', host = '', ...more] = email.normalize('NFKC').trim().split('@');
  if (more.length > 0 || !plainMailbox.test(mailbox) || !plainHost.test(host)) return undefined;
  return webDomain(asciiHost(host));
}

/**
 * The domain that an email address proves something about; undefined if it proves nothing. Services tell
 * each other this, and never the address.
 */
export function provableDomain(email: string): string | undefined {
  const found = domainOfEmail(email);
  return found && !found.isShared ? found.domain : undefined;
}

/** The domain whose mail proves something about this website; undefined if none does. */
export function domainToProve(website: string): string | undefined {
  const found = domainOfWebsite(website);
  return found && !found.isShared ? found.domain : undefined;
}
