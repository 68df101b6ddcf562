import { ErrorResponse, IdParams, NoContent, Session, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { endOwnSession, listSessions } from './sessions.service.ts';

const SessionList = StrictObject({ sessions: Type.Array(Session) });

export const sessionsRoutes: Routes = async (app) => {
  app.get(
    '/sessions',
    { schema: { response: { 200: SessionList, '4xx': ErrorResponse } } },
    async ({ actor }) => ({ sessions: await listSessions(actor) }),
  );

  app.delete(
    '/sessions/:id',
    { schema: { params: IdParams, response: { 204: NoContent, '4xx': ErrorResponse } } },
    async ({ actor, params }, reply) => {
      await endOwnSession(app, actor, params.id);
      return reply.code(204).send(null);
    },
  );
};
