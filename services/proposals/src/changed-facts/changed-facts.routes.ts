import { AcceptChangedFact, ChangedFactList, ErrorResponse } from '@harambee/domain/schemas';
import type { Adds, Routes } from '@harambee/service-kit';
import { acceptChangedFact, listChangedFacts } from './changed-facts.service.ts';

const refusals = { '4xx': ErrorResponse };
/** A figure takes the place of a figure. */
const addsNothing: Adds = { bytes: () => 0 };

/** Texts that state figures of the profile as they were (CALL-35). */
export const changedFactsRoutes: Routes = async (app) => {
  app.get(
    '/changed-facts',
    { schema: { response: { 200: ChangedFactList, ...refusals } } },
    async ({ actor }) => listChangedFacts(actor),
  );

  app.post(
    '/changed-facts/accept',
    {
      schema: { body: AcceptChangedFact, response: { 200: ChangedFactList, ...refusals } },
      config: { adds: addsNothing },
    },
    async ({ actor, body }) => acceptChangedFact(actor, body),
  );
};
