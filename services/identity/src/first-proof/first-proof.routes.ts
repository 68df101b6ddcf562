import { AccountReview, ErrorResponse, NoContent, SignedIn } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { admit, whatSessionShows } from '../second-step/admission.ts';
import { endOthers, mustBeUnderReview } from './end-others.ts';
import { mailProofAgain } from './prove.service.ts';
import { keepEverybody, review } from './review.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** What we ask the rightful owner of an account when they have proved its address for the first time. */
export const firstProofRoutes: Routes = async (app) => {
  app.post(
    '/email/proof',
    { schema: { response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      await mailProofAgain(app, request.actor);
      return reply.code(204).send(null);
    },
  );

  app.get('/review', { schema: { response: { 200: AccountReview, ...refusals } } }, async ({ actor }) =>
    review(actor),
  );

  app.delete(
    '/review',
    { schema: { response: { 204: NoContent, ...refusals } } },
    async ({ actor }, reply) => {
      await keepEverybody(actor);
      return reply.code(204).send(null);
    },
  );

  // Every sign-in ends, including this one, and a new one starts, possibly in another organization.
  app.post(
    '/review/end-others',
    { schema: { response: { 200: SignedIn, ...refusals } }, config: { keepAnswer: false } },
    async (request, reply) => {
      await mustBeUnderReview(request.actor);
      const { shown } = await whatSessionShows(request.actor);
      const { userId, tenantId } = await endOthers(app, request.actor);
      return admit(request, reply, { _id: userId, tenantId }, shown);
    },
  );
};
