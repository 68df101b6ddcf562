import { createHash } from 'node:crypto';

/** In the form that browsers check: `sha384-…`. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The only accepted form. Browsers ignore an integrity that they cannot parse. */
export const integrityPattern = '^sha384-[A-Za-z0-9+/]{64}$';
