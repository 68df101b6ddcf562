import { type Service, startService } from '@harambee/service-kit';
import { gateway } from './app.ts';
import { readGatewayConfig } from './config.ts';

/** Reads the settings while the service is built, so that an invalid one stops the start with its message. */
const service: Service = {
  definition: { name: 'gateway' },
  build: async (options) => gateway(readGatewayConfig()).build(options),
};

await startService(service);
