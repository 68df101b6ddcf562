import { domainToASCII } from 'node:url';

/** As an address is stored and mail is sent to it: as it was typed, but letters that are written in several ways in one. */
export const writtenEmail = (email: string): string => email.normalize('NFKC').trim();

/**
 * What makes an address the same address however it is typed (ADR 11): composed or decomposed letters, full-width ones,
 * capitals, and a host in its own script or in ASCII. Nothing else: dots and pluses are the mail server's to read.
 */
export function emailKeyOf(email: string): string {
  const folded = writtenEmail(email).toLowerCase().normalize('NFKC').trim();
  const at = folded.lastIndexOf('@');
  const host = folded.slice(at + 1);
  // Only where there is something to translate: for plain ASCII this would read numbers as addresses of machines.
  const ascii = at >= 0 && /[^\p{ASCII}]/u.test(host) ? domainToASCII(host) : host;
  return ascii === '' ? folded : `${folded.slice(0, at + 1)}${ascii}`;
}

/** The key of versions before that. An account whose new key was another's keeps it, and is found by what was typed then. */
export const formerEmailKeyOf = (email: string): string => email.trim().toLowerCase();
