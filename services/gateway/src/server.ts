import { type Service, startService } from '@harambee/service-kit';
import { gateway } from './app.ts';
import { readGatewayConfig } from './config.ts';

/** The settings are read while it is built, so that a wrong one ends the start with its sentence. */
const service: Service = {
  definition: { name: 'gateway' },
  build: async (options) => gateway(readGatewayConfig()).build(options),
};

await startService(service);
