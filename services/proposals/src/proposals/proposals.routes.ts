import {
  ChangeStatusBody,
  CreateProposalBody,
  DemoProposalBody,
  ErrorResponse,
  IdParams,
  Proposal,
  ProposalChanged,
  ProposalList,
  ProposalListQuery,
  ProposalStats,
  StrictObject,
  UpdateProposalBody,
} from '@harambee/domain/schemas';
import { IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { listProposals } from './proposal-list.service.ts';
import { proposalStats } from './proposal-stats.service.ts';
import { changeStatus, requestGeneration } from './proposal-status.service.ts';
import { createDemoProposal, createProposal, getProposal, updateProposal } from './proposals.service.ts';

const ProposalBody = StrictObject({ proposal: Proposal });
const refusals = { '4xx': ErrorResponse };
const params = IdParams;

export const proposalsRoutes: Routes = async (app) => {
  app.get(
    '/',
    { schema: { querystring: ProposalListQuery, response: { 200: ProposalList, ...refusals } } },
    async ({ actor, query }) => listProposals(actor, query),
  );

  app.get(
    '/stats',
    { schema: { response: { 200: StrictObject({ stats: ProposalStats }), ...refusals } } },
    async ({ actor }) => ({ stats: await proposalStats(actor) }),
  );

  app.post(
    '/',
    { schema: { body: CreateProposalBody, response: { 201: ProposalBody, ...refusals } } },
    async (request, reply) => {
      const proposal = await createProposal(request.actor, request.newId(), request.body);
      return reply.code(201).send({ proposal });
    },
  );

  app.post(
    '/draft',
    { schema: { body: DemoProposalBody, response: { 201: ProposalBody, ...refusals } } },
    async (request, reply) => {
      const proposal = await createDemoProposal(request.actor, request.body);
      return reply.code(201).send({ proposal });
    },
  );

  app.get(
    '/:id',
    { schema: { params, response: { 200: ProposalBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ proposal: await getProposal(actor, id) }),
  );

  app.put(
    '/:id',
    {
      schema: {
        params,
        headers: IfMatch,
        body: UpdateProposalBody,
        response: { 200: ProposalBody, 412: ProposalChanged, ...refusals },
      },
    },
    async ({ actor, params: { id }, headers, body }) => ({
      proposal: await updateProposal(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );

  app.post(
    '/:id/generate',
    { schema: { params, response: { 202: ProposalBody, ...refusals } } },
    async ({ actor, params: { id } }, reply) =>
      reply.code(202).send({ proposal: await requestGeneration(actor, id) }),
  );

  app.post(
    '/:id/status',
    { schema: { params, body: ChangeStatusBody, response: { 200: ProposalBody, ...refusals } } },
    async ({ actor, params: { id }, body }) => ({ proposal: await changeStatus(actor, id, body.status) }),
  );
};
