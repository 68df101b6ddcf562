import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import { NotSignedIn, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { sessionCookieOf } from './session-cookie.ts';
import { findSession } from './sessions.service.ts';

const SessionOfCookie = StrictObject({ tenantId: Type.String(), sessionId: Type.String() });

/**
 * Whose session a cookie belongs to: the gateway asks, to decide which versions of the remotes a page gets. An open
 * page of the same browser may send a cookie that has been renewed since, so any cookie of the session's family
 * will do.
 */
export const sessionPublicRoutes: Routes = async (app) => {
  app.get(
    '/session',
    { schema: { hide: true, response: { 200: SessionOfCookie, '4xx': ErrorResponse } } },
    async (request) => {
      const cookie = sessionCookieOf(request);
      const session = cookie && (await findSession(cookie));
      if (!session) throw new NotSignedIn();
      return { tenantId: session.tenantId, sessionId: session._id };
    },
  );
};
