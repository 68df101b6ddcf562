import { documentLimits } from '@harambee/domain';
import {
  ErrorResponse,
  IdParams,
  NoContent,
  StartUploadBody,
  UploadBody,
  UploadPartParams,
} from '@harambee/domain/schemas';
import { type Adds, BadRequest, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { cancelUpload, getUpload, receivePart, startUpload } from './uploads.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const partBytes = documentLimits.chunkBytes * documentLimits.chunksInPart;

/** Room for the whole file is asked for before its first part. */
const addsTheFile: Adds = {
  bytes: ({ body }) => Math.min((body as StartUploadBody).bytes, documentLimits.bytes),
};

/** How files arrive: in parts, so that a weak line can go on where it broke (CALL-62). */
export const uploadsRoutes: Routes = async (app) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: partBytes },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/documents/uploads',
    {
      schema: { body: StartUploadBody, response: { 201: UploadBody, ...refusals } },
      config: { adds: addsTheFile, rateLimit: { max: 60, timeWindow: 60_000 } },
    },
    async (request, reply) =>
      reply.code(201).send({ upload: await startUpload(request.actor, request.newId(), request.body) }),
  );

  app.get(
    '/documents/uploads/:id',
    { schema: { params, response: { 200: UploadBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ upload: await getUpload(actor, id) }),
  );

  app.put(
    '/documents/uploads/:id/parts/:first',
    {
      bodyLimit: partBytes,
      schema: {
        params: UploadPartParams,
        body: { content: { 'application/octet-stream': { schema: Type.Unknown() } } },
        response: { 204: NoContent, ...refusals },
      },
      // More than a fast line needs; a part takes at most a mebibyte of memory.
      config: { rateLimit: { max: 600, timeWindow: 60_000 } },
    },
    async ({ actor, params: { id, first }, body }, reply) => {
      if (!Buffer.isBuffer(body)) throw new BadRequest('A part is sent as application/octet-stream');
      await receivePart(actor, id, Number(first), body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/documents/uploads/:id',
    { schema: { params, response: { 204: NoContent, ...refusals } } },
    async ({ actor, params: { id } }, reply) => {
      await cancelUpload(actor, id);
      return reply.code(204).send(null);
    },
  );
};
