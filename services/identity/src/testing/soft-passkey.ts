import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@harambee/domain/schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const flag = { present: 1, verified: 4, attested: 64 };

interface Made {
  credential: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}
/** What a test does differently from an honest browser and device. */
export interface Twist {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  challenge?: string;
  /** A device that always says the same, or one that was copied. */
  counter?: number;
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** A device with one passkey, in memory: the browser test has a real one. */
export class SoftPasskey {
  #made: Made | undefined;
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get #passkey(): Made {
    if (!this.#made) throw new Error('This device has no passkey yet');
    return this.#made;
  }

  /** As `navigator.credentials.create`. */
  create(given: unknown, twist: Twist = {}): PasskeyAnswer {
    const { challenge, rp, user } = given as Options;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential = randomBytes(32);
    this.#made = { credential, privateKey, userHandle: user?.id ?? '', counter: 0 };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const authData = Buffer.concat([
      this.#head(rp?.id ?? '', flag.attested, twist),
      Buffer.alloc(16),
      length,
      credential,
      isoCBOR.encode(cose as never),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: text(credential),
      rawId: text(credential),
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, twist),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get`. */
  get(given: unknown, twist: Twist = {}): PasskeyAnswer {
    const { challenge, rpId = '' } = given as Options;
    const { credential, privateKey, userHandle } = this.#passkey;
    this.#passkey.counter = twist.counter ?? this.#passkey.counter + 1;
    const authenticatorData = this.#head(rpId, 0, twist);
    const clientDataJSON = this.#client('webauthn.get', challenge, twist);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: text(credential),
      rawId: text(credential),
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, privateKey)),
        userHandle,
      },
    };
  }

  #head(rpId: string, flags: number, twist: Twist): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#passkey.counter);
    const verified = twist.verified === false ? 0 : flag.verified;
    return Buffer.concat([
      sha256(twist.rpId ?? rpId),
      Buffer.from([flags | flag.present | verified]),
      counter,
    ]);
  }

  #client(type: string, challenge: string, twist: Twist): string {
    const data = { type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? this.origin };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}
