import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The least that drivers accept (RFC 7677). The key is random, not a password: more rounds would protect nothing. */
const iterations = 4096;

/** What the server knows of a user's key: enough to check a proof (RFC 5802). */
export interface Credentials {
  user: string;
  salt: string;
  storedKey: Buffer;
  serverKey: Buffer;
}

export interface Conversation {
  clientFirst: string;
  serverFirst: string;
  nonce: string;
  isKnownUser: boolean;
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The salt follows from the key, so that a client that reconnects need not derive its keys again. */
export function credentialsOf(user: string, key: string): Credentials {
  const salt = sha256(`salt of ${key}`).subarray(0, 16);
  const salted = pbkdf2Sync(key, salt, iterations, 32, 'sha256');
  return {
    user,
    salt: salt.toString('base64'),
    storedKey: sha256(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

/** Reads `a=1,b=2`; a value may contain an equals sign. */
const attributes = (text: string) =>
  new Map(text.split(',').map((part) => [part.slice(0, 2), part.slice(2)]));

/** The first message of a client, `n,,n=user,r=nonce`, and what it is answered; undefined when it is not one. */
export function answerFirst(message: string, credentials: Credentials): Conversation | undefined {
  if (!message.startsWith('n,,')) return undefined;
  const clientFirst = message.slice(3);
  const given = attributes(clientFirst);
  const clientNonce = given.get('r=');
  if (!clientNonce) return undefined;
  const nonce = clientNonce + randomBytes(24).toString('base64');
  const serverFirst = `r=${nonce},s=${credentials.salt},i=${iterations}`;
  return { clientFirst, serverFirst, nonce, isKnownUser: given.get('n=') === credentials.user };
}

/** Checks the proof in a client's last message; gives the server's own proof, or undefined when the key is another. */
export function answerFinal(
  message: string,
  conversation: Conversation,
  credentials: Credentials,
): string | undefined {
  const given = attributes(message);
  const proof = Buffer.from(given.get('p=') ?? '', 'base64');
  const { storedKey, serverKey } = credentials;
  const { clientFirst, serverFirst, nonce, isKnownUser } = conversation;
  if (given.get('c=') !== 'biws' || given.get('r=') !== nonce || proof.length !== storedKey.length)
    return undefined;
  const text = `${clientFirst},${serverFirst},${message.slice(0, message.lastIndexOf(',p='))}`;
  const signature = hmac(storedKey, text);
  const clientKey = Buffer.from(proof.map((byte, i) => byte ^ (signature[i] as number)));
  return timingSafeEqual(sha256(clientKey), storedKey) && isKnownUser
    ? `v=${hmac(serverKey, text).toString('base64')}`
    : undefined;
}
