import { AwardAnswer, AwardBody, BadgeList, ErrorResponse, ImpactSummary } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { grantAward } from '../awards/awards.service.ts';
import { badgeList } from './badges.service.ts';
import { impactSummary } from './summary.service.ts';

export const impactRoutes: Routes = async (app) => {
  app.get(
    '/impact/summary',
    { schema: { response: { 200: ImpactSummary, '4xx': ErrorResponse } } },
    async ({ actor }) => impactSummary(actor),
  );
  app.get(
    '/impact/badges',
    { schema: { response: { 200: BadgeList, '4xx': ErrorResponse } } },
    async ({ actor }) => badgeList(actor),
  );
  app.post(
    '/impact/award',
    { schema: { body: AwardBody, response: { 200: AwardAnswer, '4xx': ErrorResponse } } },
    async ({ actor, body }) => grantAward(actor, body),
  );
};
