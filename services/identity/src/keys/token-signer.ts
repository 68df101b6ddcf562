import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { days } from '@harambee/domain';
import {
  type Actor,
  accessTokens,
  type GuestActor,
  guestTokens,
  SigningKeyModel,
  type TokenKind,
} from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { loadPrivateKey } from './private-key.ts';

/** A public key lives much longer than the last token signed with it, and expires when it is no longer renewed. */
const keyLife = days(1);

/** Signs tokens and publishes the public key that verifies them. */
export interface TokenSigner {
  /** Signs an access token unless another kind is requested. */
  sign(actor: Actor, kind?: TokenKind): string;
  /** Signs a guest's token, which ends with their link at the latest. */
  signGuest(guest: GuestActor, until: Date): string;
  /** Renews the public key; called at start and every hour. */
  publish(): Promise<void>;
}

/** The signer of this process. Its key is published before its first use. */
export async function createTokenSigner(
  given: string | undefined,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<TokenSigner> {
  const { privateKey, pem } = await loadPrivateKey(given, dataDir, log);
  const jwk = createPublicKey(pem).export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(jwk);
  const { algorithm: alg } = accessTokens;

  const publish = async () => {
    await SigningKeyModel.updateOne(
      { _id: kid },
      { $set: { jwk: { ...jwk, alg, use: 'sig' }, expiresAt: new Date(Date.now() + keyLife) } },
      { upsert: true },
    );
  };
  await publish();

  /** Whole seconds, as in the claims of a token. */
  const now = () => Math.floor(Date.now() / 1_000);
  const token = (
    { issuer, audience, type }: TokenKind,
    claims: { sub: string; exp: number } & Record<string, unknown>,
  ) => signed(privateKey, { alg, typ: type, kid }, { ...claims, iss: issuer, aud: audience, iat: now() });

  return {
    publish,
    sign: ({ userId: sub, tenantId: tid, sessionId: sid, role, name }, kind = accessTokens) =>
      token(kind, { sub, tid, sid, role, name, exp: now() + kind.lifeSeconds }),
    signGuest: ({ guestId: sub, tenantId: tid, proposalId: pid, sessionId: sid, may, name }, until) => {
      const exp = Math.min(now() + guestTokens.lifeSeconds, Math.floor(until.getTime() / 1_000));
      return token(guestTokens, { sub, tid, sid, pid, may, name, exp });
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A token in the compact form of RFC 7515. The signature is made at once: it takes 40 µs, and handing it to another
 * thread, as the library does that checks tokens, takes several times as long.
 */
function signed(key: KeyObject, header: object, claims: object): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
