import { ErrorResponse } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { createSession } from 'better-sse';
import { Type } from 'typebox';
import { newMessageId } from './message-id.ts';
import { OpenStream } from './open-stream.ts';
import { missedSince } from './replay.ts';

/** Shorter than the silence that proxies allow. */
const signOfLifeEvery = 20_000;
const comeBackAfter = 2_000;
/** The longest possible limit: a stream never ends by itself. */
const noLimit = 2 ** 31 - 1;

const Place = Type.Optional(Type.String({ maxLength: 100 }));
const Query = Type.Object({ lastEventId: Place }, { additionalProperties: false });
const EventStream = {
  description: 'Server-sent events: the messages of `StreamMessages`, each with an id to come back with',
  content: { 'text/event-stream': { schema: Type.String() } },
};

/** GET /api/events: events as they happen. Uses the cookie, because an EventSource sends no header. */
export const eventsRoutes: Routes = async (app) => {
  app.get(
    '/events',
    {
      exposeHeadRoute: false,
      handlerTimeout: noLimit,
      schema: {
        querystring: Query,
        response: { 200: EventStream, '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async (request, reply) => {
      const { actor, raw, query } = request;
      const header = request.headers['last-event-id'];
      const lastEventId = typeof header === 'string' ? header : query.lastEventId;
      const place = newMessageId();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const session = await createSession(raw, reply.raw, {
        retry: comeBackAfter,
        keepAlive: signOfLifeEvery,
        headers: { 'cache-control': 'no-store, no-transform' },
      });
      const stream = new OpenStream(actor, session, reply.raw);
      session.once('disconnected', () => app.streams.remove(stream));
      app.streams.add(stream);
      if (reply.raw.destroyed) app.streams.remove(stream);
      try {
        const { messages, complete } = lastEventId
          ? await missedSince(actor, lastEventId)
          : { messages: [], complete: false };
        stream.push('opened', { complete }, place);
        stream.begin(messages);
      } catch (err) {
        // The page reconnects and asks again; its position is not lost.
        request.log.warn({ err }, 'what a page has missed could not be read');
        app.streams.remove(stream);
        stream.end();
      }
    },
  );
};
