import {
  BankAnswerBody,
  BankAnswerChanged,
  BankAnswerChoices,
  BankAnswerFound,
  BankAnswerList,
  BankAnswerListQuery,
  BankAnswerSearchQuery,
  CreateBankAnswer,
  ErrorResponse,
  IdParams,
  StarBankAnswer,
  UpdateBankAnswer,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { Type } from 'typebox';
import { bankAnswerChoices, listBankAnswers } from './answer-list.service.ts';
import { searchBankAnswers } from './answer-search.service.ts';
import {
  bankAnswerSize,
  createBankAnswer,
  deleteBankAnswer,
  getBankAnswer,
  restoreBankAnswer,
  starBankAnswer,
  updateBankAnswer,
} from './bank-answers.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** A save replaces what was there: what is made shorter is saved also where there is no room. */
const replacesAnswer: Adds = {
  ...addsItsBody,
  insteadOf: ({ actor, params: of }) => bankAnswerSize(actor, (of as { id: string }).id),
};

/** One for each question of an application, as somebody scrolls, and what a fast typist asks. */
const searchRate = { max: 120, timeWindow: 60_000 };

/** Former answers: every one that was sent or starred, and those written by hand (CALL-32 to CALL-34). */
export const answerBankRoutes: Routes = async (app) => {
  app.get(
    '/answers',
    { schema: { querystring: BankAnswerListQuery, response: { 200: BankAnswerList, ...refusals } } },
    async ({ actor, query }) => listBankAnswers(actor, query),
  );

  app.get(
    '/answers/choices',
    { schema: { response: { 200: BankAnswerChoices, ...refusals } } },
    async ({ actor }) => bankAnswerChoices(actor),
  );

  app.get(
    '/answers/search',
    {
      schema: { querystring: BankAnswerSearchQuery, response: { 200: BankAnswerFound, ...refusals } },
      config: { rateLimit: searchRate },
    },
    async ({ actor, query }) => searchBankAnswers(actor, query),
  );

  app.post(
    '/answers',
    {
      schema: { body: CreateBankAnswer, response: { 201: BankAnswerBody, ...refusals } },
      config: { adds: addsItsBody },
    },
    async (request, reply) => {
      const answer = await createBankAnswer(request.actor, request.newId(), request.body);
      return reply.code(201).send({ answer });
    },
  );

  app.get(
    '/answers/:id',
    { schema: { params, response: { 200: BankAnswerBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ answer: await getBankAnswer(actor, id) }),
  );

  app.put(
    '/answers/:id',
    {
      schema: {
        params,
        headers: IfMatch,
        body: UpdateBankAnswer,
        response: { 200: BankAnswerBody, 412: BankAnswerChanged, ...refusals },
      },
      config: { adds: replacesAnswer },
    },
    async ({ actor, params: { id }, headers, body }) => ({
      answer: await updateBankAnswer(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );

  app.put(
    '/answers/:id/star',
    { schema: { params, body: StarBankAnswer, response: { 200: BankAnswerBody, ...refusals } } },
    async ({ actor, params: { id }, body }) => ({
      answer: await starBankAnswer(actor, id, body.isStarred),
    }),
  );

  app.delete(
    '/answers/:id',
    {
      schema: {
        params,
        headers: IfMatch,
        response: { 204: Type.Null(), 412: BankAnswerChanged, ...refusals },
      },
    },
    async ({ actor, params: { id }, headers }, reply) => {
      await deleteBankAnswer(actor, id, revisionOf(headers['if-match']));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/answers/:id/restore',
    { schema: { params, response: { 200: BankAnswerBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ answer: await restoreBankAnswer(actor, id) }),
  );
};
