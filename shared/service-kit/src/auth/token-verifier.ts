import { isRole } from '@harambee/domain';
import { createLocalJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { trusted } from 'mongoose';
import { NotSignedIn } from '../errors.ts';
import type { AccessClaims, TokenKind } from './access-token.ts';
import type { Actor } from './actor.ts';
import { ageOf } from './age.ts';
import { SigningKeyModel } from './signing-key.model.ts';

const reloadEvery = 60_000;
/** Tokens with made-up key ids must not cause one database query each. */
const minReloadIntervalMs = 1_000;
const cachedTokens = 10_000;

/** Verifies tokens of one kind with identity's published keys, and remembers the result until the token expires. */
export class TokenVerifier {
  readonly #kind: TokenKind;
  #keys: JWTVerifyGetKey | undefined;
  #kids = '';
  #loadedAt = 0;
  #loading: Promise<void> | undefined;
  readonly #checked = new Map<string, { actor: Actor; expiresAt: number }>();

  constructor(kind: TokenKind) {
    this.#kind = kind;
  }

  /** The actor of a token that was verified before and has not expired. */
  remembered(token: string): Actor | undefined {
    const known = this.#checked.get(token);
    if (!known) return undefined;
    if (known.expiresAt <= Date.now()) {
      this.#checked.delete(token);
      return undefined;
    }
    // Withdrawing a key invalidates its tokens.
    if (ageOf(this.#loadedAt) > reloadEvery) return undefined;
    return known.actor;
  }

  /** The actor of a token; throws `NotSignedIn`. */
  async verify(token: string): Promise<Actor> {
    const known = this.remembered(token);
    if (known) return known;
    if (!this.#keys || ageOf(this.#loadedAt) > reloadEvery) await this.#load();
    try {
      return await this.#check(token);
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey;
      if (!mayBeNew || ageOf(this.#loadedAt) < minReloadIntervalMs) throw new NotSignedIn();
    }
    await this.#load();
    return this.#check(token).catch(() => {
      throw new NotSignedIn();
    });
  }

  async #check(token: string): Promise<Actor> {
    if (!this.#keys) throw new NotSignedIn();
    const { algorithm, issuer, audience, type, requiredClaims } = this.#kind;
    const { payload } = await jwtVerify<AccessClaims>(token, this.#keys, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: [...requiredClaims],
    });
    const { sub, tid, sid, role, name, exp } = payload;
    const texts = [sub, tid, sid].every((claim) => typeof claim === 'string' && claim !== '');
    if (!texts || typeof name !== 'string' || !isRole(role)) throw new NotSignedIn();
    const actor: Actor = {
      userId: sub as string,
      tenantId: tid,
      sessionId: sid,
      role,
      name,
    };
    this.#remember(token, actor, (exp as number) * 1_000);
    return actor;
  }

  #remember(token: string, actor: Actor, expiresAt: number): void {
    if (this.#checked.size >= cachedTokens) {
      const oldest = this.#checked.keys().next().value;
      if (oldest !== undefined) this.#checked.delete(oldest);
    }
    this.#checked.set(token, { actor, expiresAt });
  }

  #load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const rows = await SigningKeyModel.find({ expiresAt: trusted({ $gt: new Date() }) }).lean();
    const kids = rows
      .map(({ _id }) => _id)
      .sort()
      .join(' ');
    if (kids !== this.#kids) this.#checked.clear();
    this.#kids = kids;
    this.#keys = createLocalJWKSet({ keys: rows.map(({ _id, jwk }) => ({ ...jwk, kid: _id })) });
    this.#loadedAt = Date.now();
  }
}
