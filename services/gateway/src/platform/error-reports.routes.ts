import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';

/** POST /api/platform/errors: a part of the page that could not be had, as the shell reports it. */
const RemoteErrorReport = StrictObject({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
  /** Where on its way it was lost. */
  stage: Type.Union([
    Type.Literal('list'),
    Type.Literal('load'),
    Type.Literal('contract'),
    Type.Literal('render'),
  ]),
  /** What the person reads out to support: `7F3A-91C2`. */
  reference: Type.String({ pattern: '^[0-9A-F]{4}-[0-9A-F]{4}$' }),
  message: Type.String({ maxLength: 500 }),
  stack: Type.Optional(Type.String({ maxLength: 4_000 })),
  path: Type.String({ maxLength: 200, pattern: '^/' }),
});

/** Anybody may report, signed in or out, so a flood is cut off early. */
const rateLimit = { max: 20, timeWindow: 60_000 };

export const errorReportRoutes: Routes = async (app) => {
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
      request.log.warn({ report: request.body }, 'a part of the page failed');
      return reply.code(204).send(null);
    },
  );
};
