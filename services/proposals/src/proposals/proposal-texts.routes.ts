import { ErrorResponse, IdParams, ProposalVersionList, ProposalVersionQuery } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { listVersions, versionPdf } from './proposal-texts.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const PdfContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** What was generated: the texts and their PDF. */
export const proposalTextsRoutes: Routes = async (app) => {
  app.get(
    '/:id/versions',
    { schema: { params, response: { 200: ProposalVersionList, ...refusals } } },
    async ({ actor, params: { id } }) => ({ versions: await listVersions(actor, id) }),
  );

  app.get(
    '/:id/pdf',
    {
      schema: {
        params,
        querystring: ProposalVersionQuery,
        response: { 200: { content: { 'application/pdf': { schema: PdfContent } } }, ...refusals },
      },
    },
    async ({ actor, params: { id }, query: { version } }, reply) => {
      const { name, content } = await versionPdf(
        actor,
        id,
        version === undefined ? undefined : Number(version),
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  );
};
