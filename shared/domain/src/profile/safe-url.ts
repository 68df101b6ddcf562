/** White space, control and invisible direction characters, and backslashes, which browsers read as slashes. */
const neverInAnAddress = /[\s\p{Cc}\p{Cf}\\]/u;

/** It starts with http or https and has a dot after it (PROF-09). */
const looksLikeAWebsite = /^https?:\/\/[^.]+\../i;

/**
 * An address that may become a link: http or https, as a browser reads it, with nothing hidden in it and without a name
 * or password before the host (`https://bank.example@evil.example`). Asked by the server before it stores an address
 * and by pages before they show one. Surrounding space is the caller's to trim.
 */
export function isSafeUrl(address: string): boolean {
  if (neverInAnAddress.test(address) || !looksLikeAWebsite.test(address) || !URL.canParse(address))
    return false;
  const { protocol, username, password, host } = new URL(address);
  // An empty name before the host leaves no trace in the parts, only in the text.
  const [authority = ''] = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1);
  const hasCredentials = username !== '' || password !== '' || authority.includes('@');
  return (protocol === 'http:' || protocol === 'https:') && host !== '' && !hasCredentials;
}

const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** A scheme that is written, or what browsers read as one of the present page (`//host`). */
const isWholeAddress = (text: string): boolean => anyScheme.test(text) || /^[\\/]{2}/.test(text);

/**
 * For places that take an address or a name at a service (`@harambee`, `linkedin.com/in/wanjiru`): whole addresses keep the
 * rule of `isSafeUrl`; anything else is no link anywhere and only may hide nothing.
 */
export function isSafeUrlOrHandle(text: string): boolean {
  const seen = text.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  if (isWholeAddress(seen)) return isSafeUrl(text);
  return !/[\p{Cc}\p{Cf}]/u.test(text);
}
