import { resolve } from 'node:path';
import { RegistryProblem, readTrustedKeys, remoteName, type TrustedKeys } from '@harambee/registry';
import {
  ConfigurationError,
  list,
  optionalText,
  origin,
  origins,
  readEnvironment,
  text,
} from '@harambee/service-kit';
import { Type } from 'typebox';
import type { ServiceAddresses } from './proxy/service-addresses.ts';
import { serviceNames, urlVariable } from './proxy/upstreams.ts';
import type { DevAddresses } from './remotes/dev-remotes.ts';

/** Settings of the gateway, in addition to those of every process. */
export interface GatewayConfig {
  /** The built shell: index.html and its files. */
  shellDir: string;
  /** Where files of published remotes are served from. */
  remotesDir: string;
  /** Where remotes are published, with the list of current versions: `remotesDir` itself, or a bucket. */
  registryStore: string;
  /** The trusted signing keys. Without any, the shell is served without remotes. */
  trustedKeys: TrustedKeys;
  services: ServiceAddresses;
  /** Remotes that dev servers serve instead of their published versions. Only `npm run dev` sets any. */
  devRemotes: DevAddresses;
  /** Address of the account that gets a guided tour. Only `npm run demo` sets it. */
  demoAccount?: string;
  /** Address of the process behind /ops; without it there is no such page. */
  operations?: string;
  /** Tells browsers to use https only. */
  https: boolean;
}

/**
 * Reads `SHELL_DIR`, `REMOTES_DIR`, `REGISTRY_STORE`, `REGISTRY_PUBLIC_KEYS` and one `<NAME>_URL` for each service:
 * its address, or the addresses of its processes, separated by commas.
 */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const values = readEnvironment(
    {
      SHELL_DIR: text({ default: '../../shell/dist' }),
      REMOTES_DIR: text({ default: '../../.data/remotes' }),
      REGISTRY_STORE: optionalText(),
      REGISTRY_PUBLIC_KEYS: optionalText(),
      NODE_ENV: text({ default: 'development' }),
      PUBLIC_ORIGIN: origin({ default: 'http://localhost:3000' }),
      HOST: text({ default: '127.0.0.1' }),
      DEV_REMOTES: list(),
      DEMO_ACCOUNT: optionalText(),
      OPS_URL: Type.Optional(origin()),
    },
    environment,
  );
  const addresses = readEnvironment(
    Object.fromEntries(serviceNames.map((name) => [urlVariable(name), Type.Optional(origins())])),
    environment,
  );
  if (values.REGISTRY_PUBLIC_KEYS === undefined && values.NODE_ENV === 'production') {
    throw new ConfigurationError(
      'REGISTRY_PUBLIC_KEYS is missing: the Ed25519 public keys (PEM) whose signatures on remotes count.',
    );
  }
  if (serviceNames.length === 0 && values.NODE_ENV === 'production') {
    throw new ConfigurationError(
      'GATEWAY_UPSTREAMS is missing: which service handles which paths, as `npm run manifests -w @harambee/deploy` writes it.',
    );
  }
  const remotesDir = resolve(values.REMOTES_DIR);
  const place = {
    nodeEnv: environment.NODE_ENV,
    places: [new URL(values.PUBLIC_ORIGIN).hostname, values.HOST],
  };
  if (values.DEMO_ACCOUNT !== undefined && place.nodeEnv !== 'development') {
    throw new ConfigurationError(
      'DEMO_ACCOUNT shows a guided tour of sample data: it is for NODE_ENV=development.',
    );
  }
  return {
    shellDir: resolve(values.SHELL_DIR),
    remotesDir,
    registryStore: values.REGISTRY_STORE ?? remotesDir,
    trustedKeys: keysIn(values.REGISTRY_PUBLIC_KEYS),
    services: Object.fromEntries(
      serviceNames.flatMap((name) => {
        const address = addresses[urlVariable(name)];
        return address === undefined ? [] : [[name, address]];
      }),
    ),
    devRemotes: devRemotesIn(values.DEV_REMOTES, place),
    ...(values.DEMO_ACCOUNT && { demoAccount: values.DEMO_ACCOUNT }),
    ...(values.OPS_URL && { operations: values.OPS_URL }),
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

const loopback = ['localhost', '127.0.0.1', '::1', '[::1]'];

/**
 * Parses `proposals=http://127.0.0.1:23001, …`. Nobody signs what dev servers send, so development must be stated
 * explicitly: a production deployment with a missing setting must not count as development.
 */
function devRemotesIn(
  pairs: readonly string[],
  { nodeEnv, places }: { nodeEnv: string | undefined; places: readonly string[] },
): DevAddresses {
  if (pairs.length === 0) return new Map();
  if (nodeEnv !== 'development' || !places.every((place) => loopback.includes(place))) {
    throw new ConfigurationError(
      'DEV_REMOTES shows code that nobody has signed: it is for NODE_ENV=development, with HOST and PUBLIC_ORIGIN on this machine.',
    );
  }
  return new Map(
    pairs.map((pair) => {
      const [, name = '', address] = /^([^=]+)=(http:\/\/127\.0\.0\.1:\d{1,5})$/.exec(pair) ?? [];
      if (address && remoteName.test(name)) return [name, address];
      throw new ConfigurationError('DEV_REMOTES must be such as proposals=http://127.0.0.1:23001');
    }),
  );
}
