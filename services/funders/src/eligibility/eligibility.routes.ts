import {
  CheckByHand,
  EligibilityBody,
  EligibilityChanged,
  EligibilityParams,
  EligibilityQuery,
  ErrorResponse,
  IdParams,
} from '@harambee/domain/schemas';
import { IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { checkByHand, getEligibility } from './eligibility.service.ts';

const refusals = { '4xx': ErrorResponse };

export const eligibilityRoutes: Routes = async (app) => {
  app.get(
    '/:id/eligibility',
    {
      schema: {
        params: IdParams,
        querystring: EligibilityQuery,
        response: { 200: EligibilityBody, ...refusals },
      },
    },
    async ({ actor, params: { id }, query }) => ({ eligibility: await getEligibility(actor, id, query) }),
  );

  app.put(
    '/:id/eligibility/:rowId',
    {
      schema: {
        params: EligibilityParams,
        headers: IfMatch,
        body: CheckByHand,
        response: { 200: EligibilityBody, 412: EligibilityChanged, ...refusals },
      },
    },
    async ({ actor, params, body, headers }) => ({
      eligibility: await checkByHand(actor, params, body, revisionOf(headers['if-match'])),
    }),
  );
};
