import { CallApplications, CallList, CallListQuery, ErrorResponse, IdParams } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { listApplications, listCalls } from './call-list.service.ts';

const refusals = { '4xx': ErrorResponse };

/** The calls with what is missing for each (CALL-08). */
export const callListRoutes: Routes = async (app) => {
  app.get(
    '/',
    { schema: { querystring: CallListQuery, response: { 200: CallList, ...refusals } } },
    async ({ actor, query }) => listCalls(actor, query),
  );

  app.get(
    '/:id/applications',
    { schema: { params: IdParams, response: { 200: CallApplications, ...refusals } } },
    async ({ actor, params: { id } }) => ({ applications: await listApplications(actor, id) }),
  );
};
