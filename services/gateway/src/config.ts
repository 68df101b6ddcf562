import { resolve } from 'node:path';
import { optionalText, origin, readEnvironment, text } from '@harambee/service-kit';
import { type ServiceName, serviceNames } from './proxy/upstreams.ts';

/** What the gateway knows beside the settings of every process. */
export interface GatewayConfig {
  /** The built shell: index.html and its files. */
  shellDir: string;
  /** The published remotes and the pointer file `remotes.json`. */
  remotesDir: string;
  /** Where each installed service is; one that is missing here is not part of this installation. */
  services: Partial<Record<ServiceName, string>>;
  /** True: browsers are told to come by https only. */
  https: boolean;
}

/** Reads `SHELL_DIR`, `REMOTES_DIR` and one `<NAME>_URL` for each service. */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const values = readEnvironment(
    {
      SHELL_DIR: text({ fallback: '../../shell/dist' }),
      REMOTES_DIR: text({ fallback: '../../.data/remotes' }),
      PUBLIC_ORIGIN: origin({ fallback: 'http://localhost:3000' }),
    },
    environment,
  );
  const addresses = readEnvironment(
    Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, serviceAddress])),
    environment,
  );
  return {
    shellDir: resolve(values.SHELL_DIR),
    remotesDir: resolve(values.REMOTES_DIR),
    services: Object.fromEntries(
      serviceNames.flatMap((name) => {
        const address = addresses[`${name.toUpperCase()}_URL`];
        return address === undefined ? [] : [[name, address]];
      }),
    ),
    https: values.PUBLIC_ORIGIN.startsWith('https:'),
  };
}

const serviceAddress = {
  ...optionalText(),
  read: (value: string): string | undefined => origin().read(value),
};
