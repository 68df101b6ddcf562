import {
  ErrorResponse,
  NoContent,
  UsageAnalytics,
  UsageAnalyticsQuery,
  UsageBatch,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { takeUsage } from './usage.service.ts';
import { usageAnalytics } from './usage-analytics.service.ts';

export const usageRoutes: Routes = async (app) => {
  app.get(
    '/analytics',
    {
      schema: { querystring: UsageAnalyticsQuery, response: { 200: UsageAnalytics, '4xx': ErrorResponse } },
    },
    async ({ actor, query }) => usageAnalytics(actor, query.period),
  );
  app.post(
    '/analytics/events',
    { schema: { body: UsageBatch, response: { 204: NoContent, '4xx': ErrorResponse } } },
    async ({ actor, body }, reply) => {
      await takeUsage(actor, body);
      return reply.code(204).send(null);
    },
  );
};
