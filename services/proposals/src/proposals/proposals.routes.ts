import type { ProposalSectionKey } from '@harambee/domain';
import {
  ChangeStatusBody,
  CreateProposalBody,
  CreateProposalQuery,
  DemoProposalBody,
  ErrorResponse,
  GenerateQuery,
  IdParams,
  Proposal,
  ProposalChanged,
  ProposalList,
  ProposalListQuery,
  ProposalStats,
  ProposalVersionParams,
  SignOffsMissing,
  StrictObject,
  UpdateProposalBody,
} from '@harambee/domain/schemas';
import {
  type Adds,
  addsItsBody,
  IfMatch,
  type Routes,
  revisionOf,
  sendWritten,
  writeAnswer,
} from '@harambee/service-kit';
import { listProposals } from './proposal-list.service.ts';
import { proposalStats } from './proposal-stats.service.ts';
import { changeStatus, requestGeneration, type Sending, stopModel } from './proposal-status.service.ts';
import {
  confirmRead,
  createDemoProposal,
  createProposal,
  formSize,
  updateProposal,
} from './proposals.service.ts';
import { readProposal } from './read-proposal.ts';

const ProposalBody = StrictObject({ proposal: Proposal });
const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** Size of a text with its facts and its form, in bytes. */
const addsText: Adds = { bytes: () => 60_000 };
/** A save replaces the old form, so a shorter form can be saved even when the quota is used up. */
const replacesForm: Adds = {
  ...addsItsBody,
  insteadOf: ({ actor, params: of }) => formSize(actor, (of as { id: string }).id),
};

export const proposalsRoutes =
  (sending: Sending): Routes =>
  async (app) => {
    app.get(
      '/',
      {
        schema: { querystring: ProposalListQuery, response: { 200: ProposalList, ...refusals } },
      },
      async (request, reply) => {
        const { actor, query } = request;
        const answer = await listProposals(actor, query, (list) => writeAnswer(reply, list));
        return sendWritten(request, reply, answer);
      },
    );

    app.get(
      '/stats',
      {
        schema: { response: { 200: StrictObject({ stats: ProposalStats }), ...refusals } },
      },
      async ({ actor }) => ({ stats: await proposalStats(actor) }),
    );

    app.post(
      '/',
      {
        schema: {
          querystring: CreateProposalQuery,
          body: CreateProposalBody,
          response: { 201: ProposalBody, ...refusals },
        },
        config: { adds: addsItsBody },
      },
      async (request, reply) => {
        const { confirmed, drafter } = request.query;
        const proposal = await createProposal(request.actor, request.newId(), request.body, {
          isPersonalDataConfirmed: confirmed === 'personal_data',
          isByEngine: drafter === 'built-in',
        });
        return reply.code(201).send({ proposal });
      },
    );

    app.post(
      '/draft',
      {
        schema: { body: DemoProposalBody, response: { 201: ProposalBody, ...refusals } },
        config: { adds: addsItsBody },
      },
      async (request, reply) => {
        const proposal = await createDemoProposal(request.actor, request.body);
        return reply.code(201).send({ proposal });
      },
    );

    app.get(
      '/:id',
      { schema: { params, response: { 200: ProposalBody, ...refusals } } },
      async (request, reply) => {
        const { actor, params: of } = request;
        const answer = await readProposal(actor, of.id, (body) => writeAnswer(reply, body));
        return sendWritten(request, reply, answer);
      },
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
        config: { adds: replacesForm },
      },
      async ({ actor, params: { id }, headers, body }) => ({
        proposal: await updateProposal(actor, id, body, revisionOf(headers['if-match'])),
      }),
    );

    app.post(
      '/:id/generate',
      {
        schema: { params, querystring: GenerateQuery, response: { 202: ProposalBody, ...refusals } },
        config: { adds: addsText },
      },
      async ({ actor, params: { id }, query: { sections, confirmed } }, reply) => {
        // The query's pattern lets only known keys pass.
        const requested = sections?.split(',') as ProposalSectionKey[] | undefined;
        const proposal = await requestGeneration(actor, id, requested, confirmed === 'personal_data');
        return reply.code(202).send({ proposal });
      },
    );

    app.post(
      '/:id/generate/stop',
      { schema: { params, response: { 202: ProposalBody, ...refusals } } },
      async ({ actor, params: { id } }, reply) =>
        reply.code(202).send({ proposal: await stopModel(actor, id) }),
    );

    app.post(
      '/:id/versions/:version/read',
      { schema: { params: ProposalVersionParams, response: { 200: ProposalBody, ...refusals } } },
      async ({ actor, params: { id, version } }) => ({
        proposal: await confirmRead(actor, id, Number(version)),
      }),
    );

    app.post(
      '/:id/status',
      {
        schema: {
          params,
          body: ChangeStatusBody,
          response: { 200: ProposalBody, 409: SignOffsMissing, ...refusals },
        },
      },
      async ({ actor, params: { id }, body }) => ({
        proposal: await changeStatus(actor, id, body, sending),
      }),
    );
  };
