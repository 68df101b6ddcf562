import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryProblem } from '../registry-problem.ts';
import { keyIdOf, type TrustedKeys } from './signature.ts';

const fileName = 'registry-private-key.pem';

/** Some secret stores do not preserve line breaks. */
const unescaped = (pem: string): string => pem.replaceAll('\\n', '\n');

/** The key that signs releases and pointers. */
export function readSigningKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(unescaped(pem));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new RegistryProblem('REGISTRY_SIGNING_KEY is not an Ed25519 private key in PKCS#8 PEM form.');
}

/** Public keys in PEM form, one after the other: several while a key is being replaced. */
export function readTrustedKeys(text: string): TrustedKeys {
  const blocks = unescaped(text).match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const keys = new Map<string, KeyObject>();
  try {
    for (const block of blocks) {
      const key = createPublicKey(block);
      if (key.asymmetricKeyType !== 'ed25519') throw new Error(key.asymmetricKeyType);
      keys.set(keyIdOf(key), key);
    }
  } catch {
    keys.clear();
  }
  if (keys.size > 0) return keys;
  throw new RegistryProblem('REGISTRY_PUBLIC_KEYS holds no Ed25519 public key in SPKI PEM form.');
}

/** The public part of a signing key, for verification. */
export const publicPemOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string;

/** Trusts this machine's own key. */
export const trustIn = (...keys: KeyObject[]): TrustedKeys =>
  new Map(keys.map((key) => [keyIdOf(key), createPublicKey(key)]));

/**
 * The key of this machine: created once, readable only by its owner. `isNew`: nothing can have been signed with
 * it yet.
 */
export async function developmentKey(folder: string): Promise<{ key: KeyObject; isNew: boolean }> {
  const path = join(folder, fileName);
  await mkdir(folder, { recursive: true });
  let isNew = false;
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    );
    await file.sync();
    await file.close();
    // If two processes start together, the first link stays and both read it: whole, as nobody sees a draft.
    await link(draft, path);
    isNew = true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return { key: readSigningKey(await readFile(path, 'utf8')), isNew };
  } catch {
    throw new RegistryProblem(`${path} cannot be read as a key. Remove it, and a new one is made.`);
  }
}
