import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** For an endless answer such as an event stream: closes it when the process stops. */
    endWhenStopping(stream: Readable): void;
  }
}

/**
 * Shutdown waits for answers in progress. Two things would delay it needlessly: event streams, which never end, and
 * connections that browsers open in advance, which Node does not count as idle before their first request.
 */
export function addQuickStop(app: FastifyInstance): void {
  const streams = new Set<Readable>();
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.decorate('endWhenStopping', (stream: Readable) => {
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
  });
  app.addHook('preClose', (done) => {
    for (const open of [...streams, ...unused]) open.destroy();
    done();
  });
}
