import { ErrorResponse, PublicLeaderboard } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { publicLeaderboard } from './leaderboard.service.ts';

/**
 * Long enough for a page that many people open at once, short enough that organizations that leave disappear
 * soon.
 */
const publicFor = 'public, max-age=5';

export const leaderboardPublicRoutes: Routes = async (app) => {
  app.get(
    '/test/leaderboard',
    { schema: { response: { 200: PublicLeaderboard, '4xx': ErrorResponse } } },
    async (_request, reply) => {
      reply.header('cache-control', publicFor);
      return publicLeaderboard();
    },
  );
};
