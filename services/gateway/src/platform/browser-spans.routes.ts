import { ErrorResponse, StrictObject } from '@harambee/domain/schemas';
import { type BrowserSpan, browserSpansRoute, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';

/** Milliseconds: the longest action a page may report. */
const longest = 10 * 60_000;

/** What a page measured of an action of its user: kinds of action, no texts and no addresses. */
const Span = StrictObject({
  traceId: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  spanId: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  name: Type.Union([Type.Literal('open page'), Type.Literal('click'), Type.Literal('key')]),
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
});

const rateLimit = { max: 120, timeWindow: 60_000 };

/** POST /api/platform/spans: only there while tracing is on (OPS-30). */
export const browserSpanRoutes =
  (take: (span: BrowserSpan) => void): Routes =>
  async (app) => {
    app.post(
      browserSpansRoute,
      {
        bodyLimit: 1_024,
        config: { rateLimit },
        schema: { hide: true, body: Span, response: { 204: Type.Null(), '4xx': ErrorResponse } },
      },
      async ({ body }, reply) => {
        // A clock of a visitor may be wrong by years, but an action has a length.
        if (body.end >= body.start && body.end - body.start <= longest) take(body);
        return reply.code(204).send(null);
      },
    );
  };
