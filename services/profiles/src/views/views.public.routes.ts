import { ErrorResponse, IdParams, NoContent } from '@harambee/domain/schemas';
import { type Actor, addressOf, NotSignedIn, type Routes } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { countView } from './views.service.ts';

/** The signed-in person, if any: somebody with an expired token counts as a visitor. */
async function actorOf(request: FastifyRequest): Promise<Actor | null> {
  if (request.headers.authorization === undefined) return null;
  try {
    await request.server.authenticate(request);
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error;
  }
  return request.signedInAs;
}

export const viewsPublicRoutes: Routes = async (app) => {
  app.post(
    '/public/:id/views',
    {
      schema: { params: IdParams, response: { 204: NoContent, '4xx': ErrorResponse } },
      config: { permission: 'account.use' },
    },
    async (request, reply) => {
      await countView(request.params.id, {
        address: addressOf(request),
        userAgent: request.headers['user-agent'],
        actor: await actorOf(request),
      });
      return reply.code(204).send(null);
    },
  );
};
