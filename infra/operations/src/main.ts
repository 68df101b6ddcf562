import { openRegistry, RegistryProblem } from '@harambee/registry';
import { ConfigurationError, type Service, startService } from '@harambee/service-kit';
import { operations } from './app.ts';
import { readOperationsConfig } from './config.ts';

/** Reads the settings while the service is built, so that an invalid one stops the start with its message. */
const service: Service = {
  definition: { name: 'operations' },
  build: async (options) => {
    const { operators, gateways } = readOperationsConfig();
    const registry = await openRegistry(process.env).catch((error: unknown) => {
      throw error instanceof RegistryProblem ? new ConfigurationError(error.message) : error;
    });
    return operations({ registry, operators, gateways }).build(options);
  },
};

await startService(service);
