import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import { type Routes, takeFromDatabase } from '@harambee/service-kit';
import { Type } from 'typebox';
import { countSessions, noteSessions } from './remote-sessions.service.ts';

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Version = { remote: Name, version: Name };
const Seen = StrictObject({ ...Version, sessionId: Name, failed: Type.Boolean() });
const Counted = StrictObject({ ...Version, sessions: Type.Integer(), failing: Type.Integer() });
const Sessions = StrictObject({
  seen: Type.Array(Seen, { maxItems: 1_000 }),
  count: Type.Array(StrictObject(Version), { maxItems: 200 }),
});
const LeaseBody = StrictObject({
  key: Type.String({ minLength: 1, maxLength: 500 }),
  calls: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  endsAt: Type.Integer({ minimum: 0 }),
});

/**
 * What gateways share (ADR 42): they have no database of their own. Only they call it; they pass on none of these
 * paths, and network policies admit nobody else.
 */
export const gatewaysPublicRoutes: Routes = async (app) => {
  const options = { config: { alwaysAnswers: true, rateLimit: false } } as const;
  app.post(
    '/remote-sessions',
    {
      ...options,
      schema: {
        hide: true,
        body: Sessions,
        response: { 200: StrictObject({ counted: Type.Array(Counted) }), '4xx': ErrorResponse },
      },
    },
    async ({ body }) => {
      await noteSessions(body.seen);
      return { counted: await countSessions(body.count) };
    },
  );
  app.post(
    '/rate-leases',
    {
      ...options,
      schema: {
        hide: true,
        body: LeaseBody,
        response: { 200: StrictObject({ taken: Type.Integer() }), '4xx': ErrorResponse },
      },
    },
    async ({ body }) => ({ taken: await takeFromDatabase(body) }),
  );
};
