import { publicProfile } from '@harambee/domain';
import { ErrorResponse, IdParams, PublicProfile, StrictObject } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { toProfile } from './profile-answers.ts';
import { findPublic } from './profiles.service.ts';

/** Long enough for a page that is opened often, short enough that an edit soon reaches everybody. */
const publicFor = 'public, max-age=5';

export const profilesPublicRoutes: Routes = async (app) => {
  app.get(
    '/public/:id',
    {
      schema: {
        params: IdParams,
        response: { 200: StrictObject({ profile: PublicProfile }), 304: Type.Null(), '4xx': ErrorResponse },
      },
    },
    async ({ params: { id }, headers }, reply) => {
      const record = await findPublic(id);
      // The id alone does not identify the content; the revision does.
      const etag = `W/"${record.revision}"`;
      reply.headers({ 'cache-control': publicFor, etag });
      if (headers['if-none-match'] === etag) return reply.code(304).send(null);
      return { profile: publicProfile(toProfile({ ...record, facts: [] })) };
    },
  );
};
