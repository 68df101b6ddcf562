import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import { remoteName, remoteVersion } from '@harambee/registry';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import type { Remotes } from '../remotes/remotes.ts';
import { withoutPersons } from './without-persons.ts';

/** POST /api/platform/errors: the shell reports a part of the page that failed. */
const RemoteErrorReport = StrictObject({
  remote: Type.String({ pattern: remoteName.source }),
  /** The remote's version; unknown if the list of remotes did not load. */
  version: Type.Optional(Type.String({ pattern: remoteVersion.source })),
  /** When it failed: while loading, while rendering, or later in an event handler or promise. */
  stage: Type.Union([
    Type.Literal('list'),
    Type.Literal('load'),
    Type.Literal('contract'),
    Type.Literal('render'),
    Type.Literal('sync'),
    Type.Literal('async'),
  ]),
  /** The code that the person gives to support: `7F3A-91C2`. */
  reference: Type.String({ pattern: '^[0-9A-F]{4}-[0-9A-F]{4}$' }),
  message: Type.String({ maxLength: 500 }),
  stack: Type.Optional(Type.String({ maxLength: 4_000 })),
  path: Type.String({ maxLength: 200, pattern: '^/' }),
});

/** Anybody may report, signed in or not, so the limit is low. */
const rateLimit = { max: 20, timeWindow: 60_000 };

export const errorReportRoutes =
  (remotes: Remotes): Routes =>
  async (app) => {
    app.post(
      '/api/platform/errors',
      {
        bodyLimit: 16 * 1_024,
        config: { rateLimit },
        schema: {
          summary: 'Report a part of the page that failed',
          tags: ['platform'],
          body: RemoteErrorReport,
          response: { 204: Type.Null(), '4xx': ErrorResponse },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const session = await remotes.sessionOf(request);
        await remotes.reported(request, session, body);
        request.log.warn(
          { report: withoutPersons(body), ...(session && { tenantId: session.tenantId }) },
          'a part of the page failed',
        );
        return reply.code(204).send(null);
      },
    );
  };
