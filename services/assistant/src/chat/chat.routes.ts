import { blankMessage, isBlankMessage } from '@harambee/domain';
import { ChatAnswer, ChatBody, ErrorResponse } from '@harambee/domain/schemas';
import { type Routes, ValidationFailed } from '@harambee/service-kit';
import type { AskModel } from '@harambee/service-kit/language-model';
import { chatStream } from './chat-stream.ts';
import { respond } from './respond.ts';

/** Shorter than the gateway's limit for the assistant. */
const handlerTimeout = 55_000;
/** Enough for a person who types; calling a model costs money. */
const rateLimit = { max: 30, timeWindow: 60_000 };

/** POST /api/chat/respond. `ask` calls the model, if one is configured. */
export const chatRoutes =
  (ask: () => AskModel | undefined): Routes =>
  async (app) => {
    app.post(
      '/respond',
      {
        schema: { body: ChatBody, response: { 200: ChatAnswer, '4xx': ErrorResponse } },
        handlerTimeout,
        config: { rateLimit },
      },
      async ({ actor, body, headers, log }, reply) => {
        if (isBlankMessage(body.message)) {
          throw new ValidationFailed([{ field: 'message', message: blankMessage }]);
        }
        const model = ask();
        const isStream = !!model && headers.accept?.includes('text/event-stream');
        if (!isStream) return respond({ actor, body, log, ask: model });
        const stream = chatStream((onText, signal) =>
          respond({ actor, body, log, ask: model, onText, signal }),
        );
        reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
        return reply.send(stream as never);
      },
    );
  };
