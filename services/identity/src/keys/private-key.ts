import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { accessTokens, ConfigurationError } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { type CryptoKey, importPKCS8 } from 'jose';
import { machineSecret } from '../secrets/machine-secret.ts';

const fileName = 'jwt-private-key.pem';

function newPem(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** The private key that signs access tokens, from the environment or from DATA_DIR. */
export async function loadPrivateKey(
  given: string | undefined,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<{ privateKey: CryptoKey; pem: string }> {
  // Some secret stores do not preserve line breaks.
  const pem =
    given?.replaceAll('\\n', '\n') ??
    (await machineSecret({ dataDir, fileName, variable: 'JWT_PRIVATE_KEY', make: newPem }, log));
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
