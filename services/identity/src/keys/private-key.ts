import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessTokens, ConfigurationError } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { type CryptoKey, importPKCS8 } from 'jose';

const fileName = 'jwt-private-key.pem';

function newPem(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/**
 * This machine's key: created once, readable only by its owner, and reused after restarts so that sessions survive.
 */
async function developmentPem(dataDir: string, log: FastifyBaseLogger): Promise<string> {
  const path = join(dataDir, fileName);
  const present = () => readFile(path, 'utf8');
  try {
    return await present();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: if two processes start together, one creates the key and the other reads it.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(newPem());
    await file.sync();
    await file.close();
    log.warn(`JWT_PRIVATE_KEY is not set: a development key was made as ${fileName} in DATA_DIR`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return present();
}

/** The private key that signs access tokens, from the environment or from DATA_DIR. */
export async function loadPrivateKey(
  given: string | undefined,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<{ privateKey: CryptoKey; pem: string }> {
  // Some secret stores do not preserve line breaks.
  const pem = given?.replaceAll('\\n', '\n') ?? (await developmentPem(dataDir, log));
  try {
    const { asymmetricKeyDetails } = createPrivateKey(pem);
    if (asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not P-256');
    return { privateKey: await importPKCS8(pem, accessTokens.algorithm), pem };
  } catch {
    throw new ConfigurationError(
      given
        ? 'JWT_PRIVATE_KEY is not a private key in PKCS#8 PEM form on the curve P-256.'
        : `${fileName} in DATA_DIR cannot be read as a private key. Remove it, and a new one is made.`,
    );
  }
}
