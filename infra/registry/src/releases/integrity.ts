import { createHash } from 'node:crypto';

/** As browsers check it: `sha384-…`. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The only form that is let through. Browsers take an integrity they cannot read for none at all. */
export const integrityPattern = '^sha384-[A-Za-z0-9+/]{64}$';
