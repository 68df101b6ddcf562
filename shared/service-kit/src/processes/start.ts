import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ConfigurationError } from '../config/environment.ts';
import type { BuildOptions, Service } from '../service.ts';
import { hosting } from './hosting.ts';
import { startSignal } from './start-signal.ts';

/** Milliseconds until a process that does not finish is ended. */
export const stopLimit = 15_000;

/**
 * Runs a service as a process: listens, and on a signal becomes unready, finishes its requests and closes its
 * database. If this process hosts several services (OPS-12), the host stops them and closes the database.
 */
export async function startService(service: Service, options?: BuildOptions): Promise<FastifyInstance> {
  const { name } = service.definition;
  const host = hosting.host;
  try {
    await (host ? host.mayStart : startSignal());
    const config = { ...options?.config, ...host?.configOf(name) };
    const app = await service.build({ ...options, config, ...(host && { indexes: host.indexes }) });
    if (host) host.started(app);
    else stopsBySignal(app);
    await app.listen({ host: app.config.host, port: app.config.port });
    return app;
  } catch (error) {
    if (!(error instanceof ConfigurationError) && (error as { code?: string }).code !== 'EADDRINUSE')
      throw error;
    process.stderr.write(`${name}: ${sentence(error as Error & { port?: number })}\n`);
    process.exit(1);
  }
}

function stopsBySignal(app: FastifyInstance): void {
  closeWithGrace({ delay: stopLimit, logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping');
    app.stopBeingReady();
    // Gives load balancers time to see in /readyz that this process is stopping; a single machine has none.
    if (app.config.drainMs > 0) await setTimeout(app.config.drainMs);
    await app.close();
  });
}

/** Why a service cannot start, in words. */
export function sentence(error: Error & { code?: string; port?: number }): string {
  return error.code === 'EADDRINUSE' ? `PORT ${error.port} is taken by another program.` : error.message;
}
