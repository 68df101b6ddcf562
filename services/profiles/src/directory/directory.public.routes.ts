import {
  DirectoryPartsQuery,
  DirectoryQuery,
  ErrorResponse,
  PublicDirectory,
  PublicDirectoryParts,
  siteMapLimit,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { directoryParts, publicDirectory } from './directory.service.ts';

/** What the gateway makes the site map of. */
export const directoryPublicRoutes: Routes = async (app) => {
  app.get(
    '/directory',
    { schema: { querystring: DirectoryQuery, response: { 200: PublicDirectory, '4xx': ErrorResponse } } },
    async ({ query: { after = '', limit = siteMapLimit } }) => publicDirectory(after, Number(limit)),
  );
  app.get(
    '/directory/parts',
    {
      schema: {
        querystring: DirectoryPartsQuery,
        response: { 200: PublicDirectoryParts, '4xx': ErrorResponse },
      },
    },
    async ({ query: { size = siteMapLimit } }) => ({ parts: await directoryParts(Number(size)) }),
  );
};
