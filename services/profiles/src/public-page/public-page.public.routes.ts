import { createHash } from 'node:crypto';
import { ErrorResponse, IdParams, PublicProfile, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { publicProfileOf } from './public-page.service.ts';

/** Long enough for a page that is opened often, short enough that an edit soon reaches everybody. */
const publicFor = 'public, max-age=5';

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
};
