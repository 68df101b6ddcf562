import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { RegistryProblem } from '../registry-problem.ts';

/** A document with the signature of its canonical form. */
export interface Signed<T> {
  payload: T;
  /** The key that signed: the start of the hash of the public key. */
  key: string;
  signature: string;
}

const Envelope = Type.Object(
  { payload: Type.Unknown(), key: Type.String(), signature: Type.String() },
  { additionalProperties: false },
);

/** The trusted public keys by their ids. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** The id of a key, private or public. */
export function keyIdOf(key: KeyObject): string {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/**
 * The bytes that are signed: JSON with one form for each value (RFC 8785: sorted keys, no spaces), so that a
 * signature covers the content and not the formatting.
 */
export function canonicalBytes(value: unknown): Buffer {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError(`${typeof value} is no JSON`);
  return Buffer.from(text);
}

/** Signs with Ed25519. The payload contains its kind, so that no document passes for one of another kind. */
export function signed<T extends { kind: string }>(payload: T, privateKey: KeyObject): Signed<T> {
  const signature = sign(null, canonicalBytes(payload), privateKey).toString('base64');
  return { payload, key: keyIdOf(privateKey), signature };
}

/**
 * The payload of a signed document of this shape. Any problem is refused with a sentence that names it. `namedByHash`:
 * something that is signed names this document by its hash, so the key it was signed with may have been replaced since.
 */
export function verified<S extends TSchema>(
  what: string,
  text: string,
  schema: S,
  keys: TrustedKeys,
  { namedByHash = false }: { namedByHash?: boolean } = {},
): Static<S> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new RegistryProblem(`${what} is not JSON`);
  }
  if (!Value.Check(Envelope, document)) throw new RegistryProblem(`${what} is not a signed document`);
  const key = keys.get(document.key);
  if (!key && namedByHash) return payloadOf(what, document.payload, schema);
  if (!key)
    throw new RegistryProblem(`${what} is signed by a key that is not trusted here (${document.key})`);
  const bytes = canonicalBytes(document.payload);
  const signature = Buffer.from(document.signature, 'base64');
  // One form for one signature: the decoder accepts several for the same bytes.
  if (signature.toString('base64') !== document.signature || !verify(null, bytes, key, signature)) {
    throw new RegistryProblem(`${what} was changed after it was signed`);
  }
  return payloadOf(what, document.payload, schema);
}

function payloadOf<S extends TSchema>(what: string, payload: unknown, schema: S): Static<S> {
  if (!Value.Check(schema, payload)) throw new RegistryProblem(`${what} lacks something or has another form`);
  return payload as Static<S>;
}

/** The JSON in which a signed document is stored. */
export const writtenDown = (document: Signed<unknown>): Buffer =>
  Buffer.from(`${JSON.stringify(document, null, 1)}\n`);
