import { ErrorResponse, NoContent, RemovalBody } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import type { FastifyReply } from 'fastify';
import { clearDevice } from '../devices/device-cookie.ts';
import { clearCookies } from '../sessions/session-cookie.ts';
import { removeAccount, removeOwnOrganization } from './removal.service.ts';

const schema = {
  body: RemovalBody,
  response: { 204: NoContent, '4xx': ErrorResponse, '5xx': ErrorResponse },
};

function clearAll(reply: FastifyReply): void {
  clearCookies(reply);
  clearDevice(reply);
}

/** Deletions: the session alone decides whose data; the typed text confirms that it is intended. */
export const removalRoutes: Routes = async (app) => {
  app.delete('/account', { schema }, async ({ actor, body }, reply) => {
    await removeAccount(app, actor, body);
    clearAll(reply);
    return reply.code(204).send(null);
  });

  app.delete('/organization', { schema }, async ({ actor, body }, reply) => {
    await removeOwnOrganization(app, actor, body);
    clearAll(reply);
    return reply.code(204).send(null);
  });
};
