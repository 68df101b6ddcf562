import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Serves /metrics on a separate port, for services that face browsers: metrics are for operators, and the public port
 * cannot tell operators from others. Opens when the app listens, closes with the app.
 */
export function openMetricsPort(app: FastifyInstance, { host, port }: { host: string; port: number }): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    app.metrics().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (err) => {
        app.log.error({ err }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
}
