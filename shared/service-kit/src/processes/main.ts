import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import mongoose from 'mongoose';
import { ConfigurationError } from '../config/environment.ts';
import { readKitConfig } from '../config/kit-config.ts';
import { connectDatabase } from '../database/connection.ts';
import { type HostedService, readHostedServices } from './hosted-services.ts';
import { hosting } from './hosting.ts';
import { sentence, stopLimit } from './start.ts';
import { startSignal } from './start-signal.ts';

/**
 * Runs the services of `HOSTED_SERVICES` in this process (OPS-12), with the code that each runs alone: their entry files
 * are loaded as they are. They share the modules, the connection to the database and the event loop; each has its own
 * app, port, log lines, metrics and handlers. The process ends if one cannot start, and says which.
 */
async function startAll(services: readonly HostedService[]): Promise<void> {
  const apps: FastifyInstance[] = [];
  const byName = new Map(services.map((service) => [service.name, service]));
  // The host's own connection: so that no service closes that of the others.
  const connected = startSignal().then(() => connectDatabase(readKitConfig()));
  hosting.host = {
    // Without a database this process ends, and says why once: here.
    mayStart: new Promise((resolve) => {
      connected.then(
        () => resolve(),
        () => undefined,
      );
    }),
    indexes: new Map(),
    configOf(name) {
      const service = byName.get(name);
      if (!service) throw new Error(`${name} is not in HOSTED_SERVICES`);
      return { port: service.port, metricsPort: service.metricsPort };
    },
    started: (app) => apps.push(app),
  };
  stopTogether(apps);
  await Promise.all([connected, ...services.map(start)]);
  process.stdout.write(`${JSON.stringify({ ready: true, services: services.map(({ name }) => name) })}\n`);
}

async function start({ name, script }: HostedService): Promise<void> {
  try {
    await import(pathToFileURL(script).href);
  } catch (error) {
    process.stderr.write(`${name} could not start: ${(error as Error).stack ?? String(error)}\n`);
    process.exit(1);
  }
}

/** On a signal, or when one of them fails, all stop: what faces browsers first, the database last. */
function stopTogether(apps: readonly FastifyInstance[]): void {
  closeWithGrace({ delay: stopLimit }, async ({ err, signal }) => {
    for (const app of apps) {
      if (err) app.log.fatal({ err }, 'stopping after an error');
      else app.log.info({ signal }, 'stopping');
      app.stopBeingReady();
    }
    const drainMs = Math.max(0, ...apps.map(({ config }) => config.drainMs));
    if (drainMs > 0) await setTimeout(drainMs);
    await Promise.all(apps.map((app) => app.close()));
    await mongoose.disconnect();
  });
}

try {
  await startAll(readHostedServices(process.env.HOSTED_SERVICES));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
