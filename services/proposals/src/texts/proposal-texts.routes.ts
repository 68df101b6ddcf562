import {
  ErrorResponse,
  IdParams,
  PageQuery,
  ProposalVersion,
  ProposalVersionList,
  ProposalVersionParams,
  ProposalVersionQuery,
  StrictObject,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { noteFile } from '../timeline-notes/note-file.ts';
import { getVersion, listVersions, type ProposalFile, versionFile } from './proposal-texts.service.ts';

const VersionBody = StrictObject({ version: ProposalVersion });
const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The newest text, or an earlier one. */
const fileSchema = <Media extends string>(media: Media) => ({
  params,
  querystring: ProposalVersionQuery,
  response: {
    200: { content: { [media]: { schema: FileContent } } },
    ...refusals,
  },
});

const sendFile = (reply: FastifyReply, media: string, { name, content }: ProposalFile) =>
  reply.type(media).header('content-disposition', `attachment; filename="${name}"`).send(content);

/** The generated texts, with their PDF and Word files. */
export const proposalTextsRoutes: Routes = async (app) => {
  app.get(
    '/:id/versions',
    { schema: { params, querystring: PageQuery, response: { 200: ProposalVersionList, ...refusals } } },
    async ({ actor, params: { id }, query }) => listVersions(actor, id, query),
  );

  app.get(
    '/:id/versions/:version',
    { schema: { params: ProposalVersionParams, response: { 200: VersionBody, ...refusals } } },
    async ({ actor, params: { id, version } }) => ({ version: await getVersion(actor, id, version) }),
  );

  app.get(
    '/:id/pdf',
    { schema: fileSchema(pdf) },
    async ({ actor, params: { id }, query: { version, paper }, log }, reply) => {
      const file = await versionFile('pdf', actor, id, version, { paper });
      await noteFile(actor, id, `the PDF of version ${file.version}`, log);
      return sendFile(reply, pdf, file);
    },
  );

  app.get(
    '/:id/docx',
    { schema: fileSchema(docx) },
    async ({ actor, params: { id }, query: { version, paper }, log }, reply) => {
      const file = await versionFile('docx', actor, id, version, { paper });
      await noteFile(actor, id, `the Word file of version ${file.version}`, log);
      return sendFile(reply, docx, file);
    },
  );
};
