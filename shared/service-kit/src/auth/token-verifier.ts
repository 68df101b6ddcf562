import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { trusted } from 'mongoose';
import { NotSignedIn } from '../errors.ts';
import type { TokenKind } from './access-token.ts';
import { ageOf } from './age.ts';
import { SigningKeyModel } from './signing-key.model.ts';

const reloadEvery = 60_000;
/** Tokens with made-up key ids must not cause one database query each. */
const minReloadIntervalMs = 1_000;
const cachedTokens = 10_000;

/**
 * Verifies tokens of one kind with identity's published keys, and remembers the result until the token expires.
 * `subjectOf` reads whom a token names; undefined refuses it.
 */
export class TokenVerifier<Subject, Claims extends JWTPayload> {
  readonly #kind: TokenKind;
  readonly #subjectOf: (claims: Claims) => Subject | undefined;
  #keys: JWTVerifyGetKey | undefined;
  #kids = '';
  #loadedAt = 0;
  #loading: Promise<void> | undefined;
  readonly #checked = new Map<string, { subject: Subject; expiresAt: number }>();

  constructor(kind: TokenKind, subjectOf: (claims: Claims) => Subject | undefined) {
    this.#kind = kind;
    this.#subjectOf = subjectOf;
  }

  /** The subject of a token that was verified before and has not expired. */
  remembered(token: string): Subject | undefined {
    const known = this.#checked.get(token);
    if (!known) return undefined;
    if (known.expiresAt <= Date.now()) {
      this.#checked.delete(token);
      return undefined;
    }
    // Withdrawing a key invalidates its tokens.
    if (ageOf(this.#loadedAt) > reloadEvery) return undefined;
    return known.subject;
  }

  /** The subject of a token; throws `NotSignedIn`. */
  async verify(token: string): Promise<Subject> {
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

  async #check(token: string): Promise<Subject> {
    if (!this.#keys) throw new NotSignedIn();
    const { algorithm, issuer, audience, type, requiredClaims } = this.#kind;
    const { payload } = await jwtVerify<Claims>(token, this.#keys, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: [...requiredClaims],
    });
    const subject = this.#subjectOf(payload);
    if (subject === undefined) throw new NotSignedIn();
    this.#remember(token, subject, (payload.exp as number) * 1_000);
    return subject;
  }

  #remember(token: string, subject: Subject, expiresAt: number): void {
    if (this.#checked.size >= cachedTokens) {
      const oldest = this.#checked.keys().next().value;
      if (oldest !== undefined) this.#checked.delete(oldest);
    }
    this.#checked.set(token, { subject, expiresAt });
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
