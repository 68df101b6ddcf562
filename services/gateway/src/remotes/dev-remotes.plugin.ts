import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { isSafeFilePath } from '@harambee/registry';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { pageOptions } from '../page-options.ts';
import { type DevRemotes, devPath } from './dev-remotes.ts';

/**
 * Serves the files of dev servers, and the socket that reports changes, from the product's own origin, so that pages
 * have the same security policy as in production. Never available in production: the settings refuse it, and so does
 * this plugin.
 */
export const devRemotesPlugin: FastifyPluginAsync<{ dev: DevRemotes }> = async (app, { dev }) => {
  if (app.config.production) throw new Error('Remotes of dev servers are not shown in production');
  for (const [name, base] of dev.addresses) {
    await app.register(async (scope) => {
      await scope.register(replyFrom, { base, disableRequestLogging: true, destroyAgent: true });
      scope.get<{ Params: { '*': string } }>(`${devPath(name)}*`, pageOptions, (request, reply) => {
        const file = request.params['*'];
        if (!isSafeFilePath(file)) return reply.callNotFound();
        const path = devPath(name) + file;
        const kept = dev.kept(path);
        if (kept)
          return reply.type(file.endsWith('.json') ? 'application/json' : 'text/javascript').send(kept);
        return reply.from(path, {
          rewriteHeaders: (headers) => ({ ...headers, 'cache-control': 'no-store' }),
        });
      });
    });
  }
  passOnSockets(app, dev);
};

function passOnSockets(app: FastifyInstance, { addresses }: DevRemotes): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const name = /^\/remotes\/([^/]+)\/dev\/socket$/.exec(request.url ?? '')?.[1] ?? '';
    const address = addresses.get(name);
    if (address === undefined) {
      socket.destroy();
      return;
    }
    app.endWhenStopping(socket);
    const { hostname, port } = new URL(address);
    const far = connect(Number(port), hostname);
    // Passed on as the browser sent it: the dev server checks host and origin itself, so that no other site can
    // listen.
    const headers = request.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    far.write(`${[`GET ${request.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
    far.write(head);
    socket.pipe(far).pipe(socket);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
}
