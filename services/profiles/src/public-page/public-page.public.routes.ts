import { createHash } from 'node:crypto';
import { storedImageTypes } from '@harambee/domain';
import { ErrorResponse, IdParams, PublicProfile, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { imageOfPublic, publicProfileOf } from './public-page.service.ts';

/** Long enough for a page that is opened often, short enough that an edit soon reaches everybody. */
const publicFor = 'public, max-age=5';

const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const imageContents = Object.fromEntries(
  Object.values(storedImageTypes).map(({ type }) => [type, { schema: FileContent }]),
);

/** The address says the content. Other sites may show it as a picture, and nothing may be loaded or run from it. */
const imageHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export const publicPageRoutes: Routes = async (app) => {
  app.get(
    '/public/:id',
    {
      schema: {
        params: IdParams,
        response: { 200: StrictObject({ profile: PublicProfile }), 304: Type.Null(), '4xx': ErrorResponse },
      },
    },
    async ({ params: { id }, headers }, reply) => {
      const profile = await publicProfileOf(id);
      // Of the content: proposals, pictures and proved domains change it without a new revision.
      const etag = `W/"${createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 22)}"`;
      reply.headers({ 'cache-control': publicFor, etag });
      if (headers['if-none-match'] === etag) return reply.code(304).send(null);
      return { profile };
    },
  );

  app.get(
    '/public/:id/images/:name',
    {
      schema: {
        params: StrictObject({ ...IdParams.properties, name: Type.String({ maxLength: 64 }) }),
        response: { 200: { content: imageContents }, '4xx': ErrorResponse },
      },
    },
    async ({ params: { id, name } }, reply) => {
      const { type, data } = await imageOfPublic(id, name);
      return reply.type(type).headers(imageHeaders).send(data);
    },
  );
};
