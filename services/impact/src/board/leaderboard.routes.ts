import { ErrorResponse, Leaderboard, LeaderboardQuery } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { leaderboard } from './leaderboard.service.ts';

export const leaderboardRoutes: Routes = async (app) => {
  app.get(
    '/impact/leaderboard',
    {
      schema: {
        querystring: LeaderboardQuery,
        response: { 200: Leaderboard, '4xx': ErrorResponse },
      },
    },
    async ({ actor, query }) => leaderboard(actor, query),
  );
};
