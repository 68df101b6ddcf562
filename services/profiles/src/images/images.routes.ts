import { imageLimits, imagesAreBusyMessage } from '@harambee/domain';
import {
  ErrorResponse,
  ImageKindParams,
  NoContent,
  ProfileImage,
  ProfileImages,
} from '@harambee/domain/schemas';
import { type Adds, BadRequest, type FilePlace, FilePlaces, type Routes } from '@harambee/service-kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ImageRefused, imagesOf, removeImage, replaceImage } from './images.service.ts';

const refusals = { '4xx': ErrorResponse };
/** Pictures in memory and open at once: each that is open has a process of its own, and pods have room for two. */
const places = { running: 2, all: 8, ofTenant: 2 };

const addsThePicture: Adds = { bytes: ({ headers }) => Number(headers['content-length'] ?? 0) };

export const imagesRoutes: Routes = async (app) => {
  app.get('/images', { schema: { response: { 200: ProfileImages, ...refusals } } }, async ({ actor }) =>
    imagesOf(actor),
  );

  app.delete(
    '/images/:kind',
    { schema: { params: ImageKindParams, response: { 204: NoContent, ...refusals } } },
    async ({ actor, params: { kind } }, reply) => {
      await removeImage(actor, kind);
      return reply.code(204).send(null);
    },
  );

  await app.register(uploads);
};

const uploads: Routes = async (app) => {
  const pictures = new FilePlaces(places, imagesAreBusyMessage);
  const placeOf = new WeakMap<FastifyRequest, FilePlace>();
  app.measure(
    'harambee_pictures_being_opened',
    'Pictures of profiles that are being opened',
    () => pictures.running,
  );
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: imageLimits.bytes },
    (_request, body, done) => done(null, body),
  );
  // Before the body is received: a place bounds what is in memory.
  app.addHook('onRequest', async (request) => {
    placeOf.set(request, pictures.take(request.actor.tenantId));
  });
  app.addHook('onResponse', async (request) => placeOf.get(request)?.leave());

  app.post(
    '/images/:kind',
    {
      bodyLimit: imageLimits.bytes,
      schema: {
        params: ImageKindParams,
        body: { content: { 'application/octet-stream': { schema: Type.Unknown() } } },
        response: { 200: ProfileImage, ...refusals },
      },
      config: { adds: addsThePicture, rateLimit: { max: 20, timeWindow: 60_000 } },
      errorHandler(error: FastifyError) {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new ImageRefused('tooLarge') : error;
      },
    },
    async (request) => {
      const { actor, params, body } = request;
      if (!Buffer.isBuffer(body)) throw new BadRequest('A picture is sent as application/octet-stream');
      return replaceImage(actor, params.kind, body, placeOf.get(request) as FilePlace);
    },
  );
};
