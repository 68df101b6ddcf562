import { randomBytes } from 'node:crypto';
import type { Role } from '@harambee/domain';
import { days } from '@harambee/domain';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { accessTokens, cookieTokens, type TokenKind } from '../auth/access-token.ts';
import type { Actor } from '../auth/actor.ts';
import { actorCookie } from '../auth/actor-cookie.ts';
import { type GuestActor, guestTokens } from '../auth/guest.ts';
import { SigningKeyModel } from '../auth/signing-key.model.ts';
import { readKitConfig } from '../config/kit-config.ts';
import { randomId } from '../database/ids.ts';

/** A made-up person who is signed in. */
export interface TestActor extends Actor {
  token: string;
  headers: { authorization: string };
  /** Headers of a call that is identified by the cookie: `api.as(actor.byCookie)`. */
  byCookie: { headers: { cookie: string } };
}

const kid = `test-${randomBytes(4).toString('hex')}`;
let keys: Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }> | undefined;

const testKeys = () => {
  keys ??= generateKeyPair(accessTokens.algorithm, { extractable: true });
  return keys;
};

/** Publishes the key that signs the tokens of `newActor` in this test's database. */
export async function publishTestKey(): Promise<void> {
  const { publicKey } = await testKeys();
  const expiresAt = new Date(Date.now() + days(1));
  const jwk = { ...(await exportJWK(publicKey)), alg: accessTokens.algorithm, use: 'sig' };
  await SigningKeyModel.create({ _id: kid, jwk, expiresAt });
}

/** Claims and header of a token; a test may replace any of them. */
export interface TokenParts {
  claims?: JWTPayload;
  header?: { alg?: string; typ?: string; kid?: string };
  /** A key other than the published one. */
  signWith?: CryptoKey;
  /** Of which kind: `cookieTokens` for the cookie. */
  kind?: TokenKind;
}

/** An access token for an actor, valid except for what `parts` changes. */
export async function signToken(
  actor: Actor,
  { claims, header, signWith, kind = accessTokens }: TokenParts = {},
): Promise<string> {
  const { privateKey } = await testKeys();
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    iss: kind.issuer,
    aud: kind.audience,
    sub: actor.userId,
    tid: actor.tenantId,
    sid: actor.sessionId,
    role: actor.role,
    name: actor.name,
    iat: now,
    exp: now + kind.lifeSeconds,
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: kind.algorithm, typ: kind.type, kid, ...header })
    .sign(signWith ?? privateKey);
}

let cookieName: string | undefined;

/** The cookie that this person's browser sends. `parts` makes it invalid in one way. */
export async function cookieHeaders(
  actor: Actor,
  parts: TokenParts = {},
): Promise<{ headers: { cookie: string } }> {
  const token = await signToken(actor, { kind: cookieTokens, ...parts });
  cookieName ??= actorCookie(readKitConfig().publicOrigin).name;
  return { headers: { cookie: `${cookieName}=${token}` } };
}

/** A made-up person with a token, in a new tenant unless one is given. */
export async function newActor(given: Partial<Actor> = {}): Promise<TestActor> {
  const role: Role = 'Owner';
  const actor: Actor = {
    userId: randomId(),
    tenantId: randomId(),
    sessionId: randomId(),
    role,
    name: 'Amina Odhiambo',
    ...given,
  };
  const token = await signToken(actor);
  return {
    ...actor,
    token,
    headers: { authorization: `Bearer ${token}` },
    byCookie: await cookieHeaders(actor),
  };
}

/** Two people in two tenants. */
export async function twoTenants(): Promise<{ ours: TestActor; theirs: TestActor }> {
  return { ours: await newActor(), theirs: await newActor({ name: 'Juma Baraka' }) };
}

/** A made-up guest with a token. */
export interface TestGuest extends GuestActor {
  token: string;
  headers: { authorization: string };
}

/** A guest's token, valid except for what `parts` changes. */
export const signGuestToken = (
  guest: GuestActor,
  { claims, kind = guestTokens, ...parts }: TokenParts = {},
) => {
  const { guestId: userId, tenantId, sessionId, name, proposalId: pid, may } = guest;
  return signToken(
    { userId, tenantId, sessionId, name, role: 'Member' },
    { kind, ...parts, claims: { role: undefined, pid, may, ...claims } },
  );
};

/** A made-up guest, in a new tenant unless one is given. */
export async function newGuest(given: Partial<GuestActor> = {}): Promise<TestGuest> {
  const guest: GuestActor = {
    guestId: randomId(),
    tenantId: randomId(),
    proposalId: randomId(),
    sessionId: randomId(),
    may: 'sign',
    name: 'Neema Mushi',
    ...given,
  };
  const token = await signGuestToken(guest);
  return { ...guest, token, headers: { authorization: `Bearer ${token}` } };
}
