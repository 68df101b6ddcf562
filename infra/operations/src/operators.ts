import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ConfigurationError } from '@harambee/service-kit';
import { Secret, TOTP } from 'otpauth';

/** `look` sees everything; `act` also moves versions. */
export type OperatorRole = 'look' | 'act';

export interface Operator {
  name: string;
  role: OperatorRole;
  /** SHA-256 of the key, in hexadecimal. The key is random, so that a slow hash would add nothing. */
  keyHash: string;
  /** For codes of an authenticator app (RFC 6238), in base32; absent: the key alone suffices. */
  codeSecret?: string;
}

const line = /^([a-z][a-z0-9.-]{0,39}):(look|act):([0-9a-f]{64})(?::([A-Z2-7]{32}))?$/;

/** Reads `OPS_OPERATORS`: lines of `npm run operator`, separated by commas. Throws a `ConfigurationError`. */
export function readOperators(lines: readonly string[]): Operator[] {
  const operators = lines.map((text, at): Operator => {
    const [, name = '', role = '', keyHash = '', codeSecret] = line.exec(text) ?? [];
    if (!name) {
      throw new ConfigurationError(
        `OPS_OPERATORS: entry ${at + 1} is not what "npm run operator -- NAME look|act" prints.`,
      );
    }
    return { name, role: role as OperatorRole, keyHash, ...(codeSecret && { codeSecret }) };
  });
  const twice = operators.find(({ name }, at) => operators.findIndex((one) => one.name === name) !== at);
  if (twice) throw new ConfigurationError(`OPS_OPERATORS: ${twice.name} is there twice.`);
  return operators;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A new operator: what goes to OPS_OPERATORS, and what the person gets once. */
export function newOperator(name: string, role: string): { entry: string; key: string; codeSecret: string } {
  const key = `ops_${randomBytes(24).toString('base64url')}`;
  const codeSecret = new Secret({ size: 20 }).base32;
  const entry = [name, role, hashOf(key), codeSecret].join(':');
  readOperators([entry]);
  return { entry, key, codeSecret };
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** For the authenticator app of a new operator. */
export const codeAddress = (name: string, secret: string): string =>
  new TOTP({ issuer: 'Harambee operations', label: name, secret: Secret.fromBase32(secret) }).toString();

const nobody: Operator = { name: '', role: 'look', keyHash: hashOf(randomBytes(24).toString('hex')) };

/** Checks keys and codes. A code is accepted once. */
export class Operators {
  readonly #all: readonly Operator[];
  readonly #now: () => number;
  /** By name: the last period whose code was used. */
  readonly #used = new Map<string, number>();

  constructor(all: readonly Operator[], now: () => number = Date.now) {
    this.#all = all;
    this.#now = now;
  }

  /** The operator with this name, key and code; undefined without a word which of them is wrong. */
  check({ name, key, code = '' }: { name: string; key: string; code?: string }): Operator | undefined {
    const operator = this.#all.find((one) => one.name === name) ?? nobody;
    const isKey = timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(operator.keyHash));
    if (!isKey || operator === nobody) return undefined;
    return operator.codeSecret === undefined || this.#takeCode(name, operator.codeSecret, code)
      ? operator
      : undefined;
  }

  #takeCode(name: string, secret: string, code: string): boolean {
    const totp = codeOf(secret);
    const now = this.#now();
    const distance = totp.validate({ token: code.replaceAll(' ', ''), timestamp: now, window: 1 });
    if (distance === null) return false;
    const period = Math.floor(now / (totp.period * 1_000)) + distance;
    if (period <= (this.#used.get(name) ?? -1)) return false;
    this.#used.set(name, period);
    return true;
  }
}
