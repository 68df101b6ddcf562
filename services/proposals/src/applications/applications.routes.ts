import {
  AnswerBody,
  AnswerChanged,
  AnswerParams,
  ApplicationBody,
  ChooseCall,
  ErrorResponse,
  IdParams,
  SaveAnswer,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { getApplication, getSentApplication } from './application.service.ts';
import { chooseCall } from './choose-call.service.ts';
import { answerSize, saveAnswer } from './save-answer.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** A shorter answer can be saved even when the quota is used up. */
const replacesAnswer: Adds = {
  ...addsItsBody,
  insteadOf: ({ actor, params: of }) => {
    const { id, questionId } = of as AnswerParams;
    return answerSize(actor, id, questionId);
  },
};

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
