import {
  AnswerBody,
  AnswerChanged,
  AnswerParams,
  ApplicationBody,
  ApplicationFileQuery,
  type ApplicationFormat,
  ChooseCall,
  ErrorResponse,
  IdParams,
  SaveAnswer,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { Type } from 'typebox';
import { noteFile } from '../timeline-notes/note-file.ts';
import { getApplication, getSentApplication } from './application.service.ts';
import { applicationFile } from './application-file.service.ts';
import { chooseCall } from './choose-call.service.ts';
import { answerSize, saveAnswer } from './save-answer.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** Ticks, stars and shorter answers can be saved even when the quota is used up. */
const replacesAnswer: Adds = {
  bytes: ({ body }) => Buffer.byteLength(JSON.stringify((body as SaveAnswer).blocks ?? '')),
  insteadOf: ({ actor, params: of }) => {
    const { id, questionId } = of as AnswerParams;
    return answerSize(actor, id, questionId);
  },
};

const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const media = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ApplicationFormat, string>;

/** The questions of a proposal's call, and their answers (CALL-23). */
export const applicationsRoutes: Routes = async (app) => {
  app.get(
    '/:id/application',
    { schema: { params, response: { 200: ApplicationBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ application: await getApplication(actor, id) }),
  );

  app.get(
    '/:id/application/sent',
    { schema: { params, response: { 200: ApplicationBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ application: await getSentApplication(actor, id) }),
  );

  app.get(
    '/:id/application/file',
    {
      schema: {
        params,
        querystring: ApplicationFileQuery,
        response: {
          200: {
            content: Object.fromEntries(
              Object.values(media).map((type) => [type, { schema: FileContent }]),
            ) as Record<(typeof media)[ApplicationFormat], { schema: typeof FileContent }>,
          },
          ...refusals,
        },
      },
    },
    async ({ actor, params: { id }, query, log }, reply) => {
      const { name, content } = await applicationFile(actor, id, query);
      await noteFile(actor, id, `the answers as ${query.format.toUpperCase()}`, log);
      return reply
        .type(media[query.format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  );

  app.put(
    '/:id/application',
    {
      schema: { params, body: ChooseCall, response: { 200: ApplicationBody, ...refusals } },
      config: { adds: addsItsBody },
    },
    async ({ actor, params: { id }, body: { callId } }) => ({
      application: await chooseCall(actor, id, callId),
    }),
  );

  app.put(
    '/:id/answers/:questionId',
    {
      schema: {
        params: AnswerParams,
        headers: IfMatch,
        body: SaveAnswer,
        response: { 200: AnswerBody, 412: AnswerChanged, ...refusals },
      },
      config: { adds: replacesAnswer },
    },
    async ({ actor, params: { id, questionId }, headers, body }) => ({
      answer: await saveAnswer(actor, id, {
        questionId,
        change: body,
        revision: revisionOf(headers['if-match']),
      }),
    }),
  );
};
