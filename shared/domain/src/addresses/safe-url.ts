/** White space, control characters, invisible direction marks, and backslashes, which browsers read as slashes. */
const neverInAnAddress = /[\s\p{Cc}\p{Cf}\\]/u;

/** It starts with http or https and contains a dot (PROF-09). */
const looksLikeAWebsite = /^https?:\/\/[^.]+\../i;

/**
 * Whether an address may become a link: http or https as a browser parses it, with nothing hidden and no name or
 * password before the host (`https://bank.example@evil.example`). The server checks it before storing an address, and
 * pages before showing one. The caller trims spaces.
 */
export function isSafeUrl(address: string): boolean {
  if (neverInAnAddress.test(address) || !looksLikeAWebsite.test(address) || !URL.canParse(address))
    return false;
  const { protocol, username, password, host } = new URL(address);
  // An empty name before the host is visible only in the text, not in the parsed parts.
  const [authority = ''] = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1);
  const hasCredentials = username !== '' || password !== '' || authority.includes('@');
  return (protocol === 'http:' || protocol === 'https:') && host !== '' && !hasCredentials;
}

const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** An explicit scheme, or one that browsers take from the current page (`//host`). */
const isWholeAddress = (text: string): boolean => anyScheme.test(text) || /^[\\/]{2}/.test(text);

/**
 * For fields that take an address or a name at a service (`@harambee`, `linkedin.com/in/wanjiru`). Whole addresses
 * must pass `isSafeUrl`; anything else never becomes a link and must only not hide anything.
 */
export function isSafeUrlOrHandle(text: string): boolean {
  const seen = text.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  if (isWholeAddress(seen)) return isSafeUrl(text);
  return !/[\p{Cc}\p{Cf}]/u.test(text);
}

/** A safe address that only its server can have answered. */
export const isSafeHttpsUrl = (address: string): boolean => isSafeUrl(address) && /^https:/i.test(address);
