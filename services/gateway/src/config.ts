import { resolve } from 'node:path';
import { RegistryProblem, readTrustedKeys, type TrustedKeys } from '@harambee/registry';
import { ConfigurationError, optionalText, origin, readEnvironment, text } from '@harambee/service-kit';
import { type ServiceName, serviceNames } from './proxy/upstreams.ts';

/** What the gateway knows beside the settings of every process. */
export interface GatewayConfig {
  /** The built shell: index.html and its files. */
  shellDir: string;
  /** Where files of published remotes are served from. */
  remotesDir: string;
  /** Where remotes are published and which version is shown is said: `remotesDir` itself, or a bucket. */
  registryStore: string;
  /** Whose signatures count. Without any, the shell is served without remotes. */
  trustedKeys: TrustedKeys;
  /** Where each installed service is; one that is missing here is not part of this installation. */
  services: Partial<Record<ServiceName, string>>;
  /** True: browsers are told to come by https only. */
  https: boolean;
}

/** Reads `SHELL_DIR`, `REMOTES_DIR`, `REGISTRY_STORE`, `REGISTRY_PUBLIC_KEYS` and one `<NAME>_URL` for each service. */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const values = readEnvironment(
    {
      SHELL_DIR: text({ fallback: '../../shell/dist' }),
      REMOTES_DIR: text({ fallback: '../../.data/remotes' }),
      REGISTRY_STORE: optionalText(),
      REGISTRY_PUBLIC_KEYS: optionalText(),
      NODE_ENV: text({ fallback: 'development' }),
      PUBLIC_ORIGIN: origin({ fallback: 'http://localhost:3000' }),
    },
    environment,
  );
  const addresses = readEnvironment(
    Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, serviceAddress])),
    environment,
  );
  if (values.REGISTRY_PUBLIC_KEYS === undefined && values.NODE_ENV === 'production') {
    throw new ConfigurationError(
      'REGISTRY_PUBLIC_KEYS is missing: the Ed25519 public keys (PEM) whose signatures on remotes count.',
    );
  }
  const remotesDir = resolve(values.REMOTES_DIR);
  return {
    shellDir: resolve(values.SHELL_DIR),
    remotesDir,
    registryStore: values.REGISTRY_STORE ?? remotesDir,
    trustedKeys: keysIn(values.REGISTRY_PUBLIC_KEYS),
    services: Object.fromEntries(
      serviceNames.flatMap((name) => {
        const address = addresses[`${name.toUpperCase()}_URL`];
        return address === undefined ? [] : [[name, address]];
      }),
    ),
    https: values.PUBLIC_ORIGIN.startsWith('https:'),
  };
}

function keysIn(text: string | undefined): TrustedKeys {
  try {
    return text === undefined ? new Map() : readTrustedKeys(text);
  } catch (error) {
    throw error instanceof RegistryProblem ? new ConfigurationError(error.message) : error;
  }
}

const serviceAddress = {
  ...optionalText(),
  read: (value: string): string | undefined => origin().read(value),
};
