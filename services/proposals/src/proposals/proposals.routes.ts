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
import { BadRequest, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { listProposals } from './proposal-list.service.ts';
import { proposalStats } from './proposal-stats.service.ts';
import { changeStatus, requestGeneration } from './proposal-status.service.ts';
import { createDemoProposal, createProposal, getProposal, updateProposal } from './proposals.service.ts';

const ProposalBody = StrictObject({ proposal: Proposal });
const refusals = { '4xx': ErrorResponse };
const params = IdParams;

const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 100 })) });

/** The revision that `If-Match` names, bare or as an entity tag; `*` and an absent header name none. */
function revisionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, tagged, bare] = /^(?:(?:W\/)?"(\d{1,15})"|(\d{1,15}))$/.exec(header.trim()) ?? [];
  const revision = tagged ?? bare;
  if (revision === undefined)
    throw new BadRequest('If-Match must be the revision of the proposal that was read');
  return Number(revision);
}

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
      const proposal = await createDemoProposal(request.actor, request.newId(), request.body);
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
