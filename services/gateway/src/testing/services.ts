import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface Echo {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests exactly this path, which fetch would normalize. */
export const statusOf = ({ hostname: host, port }: URL, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest({ host, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** A service that answers with the request it received. */
export const echo = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: async (request) => ({
      method: request.method,
      url: request.raw.url,
      headers: request.headers,
      body: request.body ?? '',
    }),
  });
};
