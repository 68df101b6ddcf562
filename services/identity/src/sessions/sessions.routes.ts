import { ErrorResponse, IdParams, NoContent, Session, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { actorPerson, recordAction } from '../action-record/record-action.service.ts';
import { forgetMailedLinks } from '../links/links.service.ts';
import { accountOf } from '../users/accounts.ts';
import { endAccountSessions, endOwnSession, listAccountSessions } from './account-sessions.ts';
import { clearCookies } from './session-cookie.ts';

/** `all=true` includes the caller's own sign-in. */
const EndQuery = StrictObject({
  all: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
});
const SessionList = StrictObject({ sessions: Type.Array(Session) });

export const sessionsRoutes: Routes = async (app) => {
  app.get(
    '/sessions',
    { schema: { response: { 200: SessionList, '4xx': ErrorResponse } } },
    async ({ actor }) => ({ sessions: await listAccountSessions(actor) }),
  );

  app.delete(
    '/sessions',
    { schema: { querystring: EndQuery, response: { 204: NoContent, '4xx': ErrorResponse } } },
    async ({ actor, query }, reply) => {
      const everyOne = query.all === 'true';
      const { tenantId } = actor;
      await recordAction(app, { tenantId, kind: 'sessions.ended', who: actorPerson(actor) }, () =>
        endAccountSessions(app, actor, everyOne ? undefined : actor.sessionId),
      );
      await forgetMailedLinks(await accountOf(actor));
      if (everyOne) clearCookies(reply);
      return reply.code(204).send(null);
    },
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
