import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ConfigurationError } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { machineSecret } from '../secrets/machine-secret.ts';

const variable = 'TWO_STEP_KEY';
const fileName = 'two-step-key';
const bytes = 32;

/** Encrypts the keys of authenticator apps and hashes recovery codes (TWOSTEP-04). */
export interface TwoStepKeys {
  /** Only the same purpose opens it again: nobody can move the secret of one account to another in the database. */
  seal(text: string, purpose: string): Promise<string>;
  /** Throws if the text was not sealed for this purpose with one of the keys. */
  open(sealed: string, purpose: string): Promise<string>;
  /** A hash for each key, the newest first: a code may have been stored before the key changed. */
  hashes(text: string): string[];
}

interface Key {
  id: string;
  seal: Uint8Array;
  hash: Uint8Array;
}

/** Two keys of one secret, for two purposes, and a name that does not reveal it. */
function keyOf(secret: Buffer): Key {
  const derive = (purpose: string, length = bytes) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `harambee two-step ${purpose}`, length));
  return {
    id: Buffer.from(derive('name', 6)).toString('base64url'),
    seal: derive('seal'),
    hash: derive('hash'),
  };
}

function read(given: string, from: string): [Key, ...Key[]] {
  const secrets = given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => Buffer.from(part, 'base64'));
  const [newest, ...older] = secrets;
  if (!newest || secrets.some(({ length }) => length !== bytes)) {
    throw new ConfigurationError(
      `${from} is not ${bytes} random bytes in base64. Make them with: openssl rand -base64 ${bytes}`,
    );
  }
  return [keyOf(newest), ...older.map(keyOf)];
}

/** The keys of `TWO_STEP_KEY`, separated by commas, the newest first; without any, one is made in DATA_DIR. */
export async function loadTwoStepKeys(
  given: string | undefined,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<TwoStepKeys> {
  const make = () => randomBytes(bytes).toString('base64');
  const keys = read(
    given ?? (await machineSecret({ dataDir, fileName, variable, make }, log)),
    given ? variable : `${fileName} in DATA_DIR`,
  );
  const [newest] = keys;
  return {
    seal: (text, purpose) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ text, purpose })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
        .encrypt(newest.seal),
    async open(sealed, purpose) {
      const { kid } = decodeProtectedHeader(sealed);
      const key = keys.find(({ id }) => id === kid);
      if (!key)
        throw new Error(`a secret of two-step sign-in was sealed with a key that is not in ${variable}`);
      const { plaintext } = await compactDecrypt(sealed, key.seal, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const content = JSON.parse(new TextDecoder().decode(plaintext)) as { text: string; purpose: string };
      if (content.purpose !== purpose)
        throw new Error('a secret of two-step sign-in belongs to somebody else');
      return content.text;
    },
    hashes: (text) => keys.map(({ hash }) => createHmac('sha256', hash).update(text).digest('base64url')),
  };
}
