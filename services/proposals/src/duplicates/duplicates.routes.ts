import { DuplicateBody, ErrorResponse, IdParams, Proposal, StrictObject } from '@harambee/domain/schemas';
import type { Adds, Routes } from '@harambee/service-kit';
import { duplicateProposal, forgetFormer } from './duplicates.service.ts';

const ProposalBody = StrictObject({ proposal: Proposal });
const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** Size of a form and of a text with its facts, in bytes. */
const addsCopy: Adds = { bytes: () => 120_000 };

export const duplicatesRoutes: Routes = async (app) => {
  app.post(
    '/:id/duplicate',
    {
      schema: { params, body: DuplicateBody, response: { 201: ProposalBody, ...refusals } },
      config: { adds: addsCopy },
    },
    async (request, reply) => {
      const { actor, params: of, body } = request;
      const proposal = await duplicateProposal(actor, of.id, request.newId(), body);
      return reply.code(201).send({ proposal });
    },
  );

  app.delete(
    '/:id/duplicate-of',
    { schema: { params, response: { 200: ProposalBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ proposal: await forgetFormer(actor, id) }),
  );
};
