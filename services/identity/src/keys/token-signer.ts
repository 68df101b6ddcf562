import { createPublicKey } from 'node:crypto';
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
import { calculateJwkThumbprint, type JWK, SignJWT } from 'jose';
import { loadPrivateKey } from './private-key.ts';

/** A public key lives much longer than the last token signed with it, and expires when it is no longer renewed. */
const keyLife = days(1);

/** Signs tokens and publishes the public key that verifies them. */
export interface TokenSigner {
  /** Signs an access token unless another kind is requested. */
  sign(actor: Actor, kind?: TokenKind): Promise<string>;
  /** Signs a guest's token, which ends with their link at the latest. */
  signGuest(guest: GuestActor, until: Date): Promise<string>;
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

  return {
    publish,
    sign: ({ userId, tenantId, sessionId, role, name }, kind = accessTokens) =>
      new SignJWT({ tid: tenantId, sid: sessionId, role, name })
        .setProtectedHeader({ alg, typ: kind.type, kid })
        .setIssuer(kind.issuer)
        .setAudience(kind.audience)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${kind.lifeSeconds}s`)
        .sign(privateKey),
    signGuest: ({ guestId, tenantId, proposalId, sessionId, may, name }, until) =>
      new SignJWT({ tid: tenantId, sid: sessionId, pid: proposalId, may, name })
        .setProtectedHeader({ alg, typ: guestTokens.type, kid })
        .setIssuer(guestTokens.issuer)
        .setAudience(guestTokens.audience)
        .setSubject(guestId)
        .setIssuedAt()
        .setExpirationTime(
          Math.floor(Math.min(Date.now() + guestTokens.lifeSeconds * 1_000, until.getTime()) / 1_000),
        )
        .sign(privateKey),
  };
}
