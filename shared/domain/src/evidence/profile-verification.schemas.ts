import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';

/**
 * Why the public page says "verified", or does not (PROF-63): the website as it was saved is missing, on a site where
 * anybody gets a page or an address, at a domain where no owner has a proved address, or hidden.
 */
export const verificationStates = ['no-website', 'shared', 'unproved', 'hidden', 'verified'] as const;

export const ProfileVerification = StrictObject({
  state: Type.Unsafe<(typeof verificationStates)[number]>({ type: 'string', enum: [...verificationStates] }),
  /** The website that this is about, as it was saved. */
  website: Type.String(),
  /** Its domain as people read it; absent without one. */
  domain: Type.Optional(Type.String()),
  /** The same in ASCII, to compare it with the end of an address. */
  asciiDomain: Type.Optional(Type.String()),
  /** `YYYY-MM-DD`: when the address was proved last. */
  on: Type.Optional(Type.String({ maxLength: 10 })),
});
export type ProfileVerification = Static<typeof ProfileVerification>;
