import { type GuestMay, guestLimits, isGuestMay } from '@harambee/domain';
import type { JWTPayload } from 'jose';
import { accessTokens, type TokenKind } from './access-token.ts';

/** Somebody outside the organization who was let in to one proposal, from their token (GUEST-05). */
export interface GuestActor {
  guestId: string;
  tenantId: string;
  /** The only proposal that exists for them. */
  proposalId: string;
  sessionId: string;
  may: GuestMay;
  name: string;
}

/** The tokens of guests: no route of a person accepts one, and no route of a guest accepts another (GUEST-05). */
export const guestTokens = {
  ...accessTokens,
  audience: 'harambee-guest',
  type: 'guest+jwt',
  lifeSeconds: guestLimits.tokenSeconds,
  requiredClaims: ['sub', 'tid', 'sid', 'pid', 'may', 'name', 'iat', 'exp'],
} as const satisfies TokenKind;

/** The claims of a guest's token. */
export interface GuestClaims extends JWTPayload {
  tid: string;
  sid: string;
  pid: string;
  may: string;
  name: string;
}

/** Undefined if a claim is not what identity signs. */
export function guestOf({ sub, tid, sid, pid, may, name }: GuestClaims): GuestActor | undefined {
  const texts = [sub, tid, sid, pid].every((claim) => typeof claim === 'string' && claim !== '');
  if (!texts || typeof name !== 'string' || !isGuestMay(may)) return undefined;
  return { guestId: sub as string, tenantId: tid, proposalId: pid, sessionId: sid, may, name };
}

/** The record among the ended sessions that ends everything of a guest, also sessions nobody has listed (GUEST-07). */
export const guestMark = (guestId: string): string => `guest:${guestId}`;
