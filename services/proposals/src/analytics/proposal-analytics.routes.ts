import {
  ErrorResponse,
  ProposalAnalytics,
  ProposalAnalyticsQuery,
  StrictObject,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { proposalAnalytics } from './proposal-analytics.service.ts';

const AnalyticsBody = StrictObject({ analytics: ProposalAnalytics });

export const proposalAnalyticsRoutes: Routes = async (app) => {
  app.get(
    '/analytics',
    {
      schema: { querystring: ProposalAnalyticsQuery, response: { 200: AnalyticsBody, '4xx': ErrorResponse } },
    },
    async ({ actor, query: { period } }) => ({ analytics: await proposalAnalytics(actor, period) }),
  );
};
