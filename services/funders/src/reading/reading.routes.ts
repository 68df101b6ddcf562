import { availableParallelism } from 'node:os';
import { callFileLimits, readingIsBusyMessage } from '@harambee/domain';
import { CallRead, ErrorResponse, ReadCallText } from '@harambee/domain/schemas';
import { type FilePlace, FilePlaces, type Routes } from '@harambee/service-kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { FileRefused, readCallFile } from './read-call.service.ts';

/** At most half the cores, so that those who list their calls meanwhile do not wait, and two for the memory of a pod. */
const running = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** Longer than the longest reading, with one before it. */
const handlerTimeout = 40_000;

export const readingRoutes: Routes = async (app) => {
  const reading = new FilePlaces({ running, all: 8, ofTenant: 3 }, readingIsBusyMessage);
  const placeOf = new WeakMap<FastifyRequest, FilePlace>();
  app.measure('harambee_files_being_read', 'Files of calls that are being read', () => reading.running);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: callFileLimits.bytes },
    (_request, body, done) => done(null, body),
  );
  // Before the body is received: a place bounds what is in memory.
  app.addHook('onRequest', async (request) => {
    placeOf.set(request, reading.take(request.actor.tenantId));
  });
  app.addHook('onResponse', async (request) => placeOf.get(request)?.leave());

  app.post(
    '/read',
    {
      bodyLimit: callFileLimits.bytes,
      handlerTimeout,
      schema: {
        body: {
          content: {
            'application/json': { schema: ReadCallText },
            'application/octet-stream': { schema: Type.Unknown() },
          },
        },
        response: { 200: CallRead, '4xx': ErrorResponse },
      },
      config: { changesNothing: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      errorHandler(error: FastifyError) {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new FileRefused('tooLarge') : error;
      },
    },
    async (request) => {
      const body = request.body as Buffer | ReadCallText;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body.text);
      return (placeOf.get(request) as FilePlace).turn(() => readCallFile(bytes, request.log));
    },
  );
};
