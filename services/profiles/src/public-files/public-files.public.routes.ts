import { paths } from '@harambee/domain';
import { ErrorResponse, IdParams } from '@harambee/domain/schemas';
import { derivedId, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { findPublic } from '../profiles/profiles.service.ts';
import { publicPageOf } from '../public-page/public-page.service.ts';
import { publicFiles } from './public-files.ts';
import { publicPicturesOf } from './public-pictures.ts';

const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** As long as a public profile itself. */
const publicFor = 'public, max-age=5';

/** By the name in the address: what makes the file, and what it is. */
const files = {
  'picture.png': { kind: 'picture', media: 'image/png' },
  'profile.pdf': { kind: 'pdf', media: 'application/pdf' },
} as const;

/** What everybody may have of a public profile as a file: made of its public fields alone. */
export const publicFilesPublicRoutes: Routes = async (app) => {
  for (const [name, { kind, media }] of Object.entries(files)) {
    app.get(
      `/public/:id/${name}`,
      {
        schema: {
          params: IdParams,
          response: {
            200: { content: { [media]: { schema: FileContent } } },
            304: Type.Null(),
            '4xx': ErrorResponse,
          },
        },
      },
      async ({ params: { id }, headers }, reply) => {
        const record = await findPublic(id);
        const profile = await publicPageOf(record);
        const key = derivedId(JSON.stringify(profile));
        const etag = `W/"${key}"`;
        reply.headers({ 'cache-control': publicFor, etag });
        if (headers['if-none-match'] === etag) return reply.code(304).send(null);
        // Visitors have no names: the queue of the organization is shared by all who look at its page.
        const actor = { tenantId: record.tenantId, userId: '' };
        const address = app.config.publicOrigin + paths.publicProfile(id);
        const input = async () => ({
          profile,
          address,
          pictures: await publicPicturesOf(record.tenantId, profile),
        });
        return reply.type(media).send(await publicFiles.make({ actor, kind, key, input }));
      },
    );
  }
};
