import type { CallOfRemote } from '@harambee/platform/testing';
import { answerBankApi } from '../api/answer-bank.api.ts';
import { bankAnswer, foundAnswer } from './answers.ts';

const { endpoints } = answerBankApi;
const answer = { answer: bankAnswer() };
const { question, blocks, funder, callName, language, reviewOn } = bankAnswer();
const body = { question, blocks, funder, callName, language, reviewOn };
const idempotencyKey = '0f6b3f2e-6a53-4c7e-9a41-3b8a1f0c9d27';

/** A sample of each call to the answer bank, for the contract. */
export const answerSamples: Record<string, CallOfRemote> = {
  getBankAnswers: {
    send: (dispatch) =>
      dispatch(endpoints.getBankAnswers.initiate({ language: 'en', starred: 'only', review: 'due' })),
    answer: { answers: [bankAnswer()], nextCursor: 'next' },
  },
  getFoundAnswers: {
    send: (dispatch) => dispatch(endpoints.getFoundAnswers.initiate({ question: 'Who gains?', limit: 3 })),
    answer: { found: [foundAnswer()] },
  },
  getBankAnswerChoices: {
    send: (dispatch) => dispatch(endpoints.getBankAnswerChoices.initiate()),
    answer: {
      ...{ languages: ['en'], funders: ['Lakes'], due: 1 },
      owners: [{ id: 'u-2', name: 'Amina Odhiambo' }],
    },
  },
  getBankAnswer: { send: (dispatch) => dispatch(endpoints.getBankAnswer.initiate('a-1')), answer },
  createBankAnswer: {
    send: (dispatch) => dispatch(endpoints.createBankAnswer.initiate({ body, idempotencyKey })),
    ...{ answer, status: 201 },
  },
  updateBankAnswer: {
    send: (dispatch) =>
      dispatch(
        endpoints.updateBankAnswer.initiate({ id: 'a-1', body: { ...body, owner: 'self' }, revision: 3 }),
      ),
    answer,
  },
  updateBankAnswerStar: {
    send: (dispatch) => dispatch(endpoints.updateBankAnswerStar.initiate({ id: 'a-1', isStarred: true })),
    answer,
  },
  deleteBankAnswer: {
    send: (dispatch) => dispatch(endpoints.deleteBankAnswer.initiate({ id: 'a-1', revision: 3 })),
    status: 204,
  },
  createBankAnswerAgain: {
    send: (dispatch) => dispatch(endpoints.createBankAnswerAgain.initiate('a-1')),
    answer,
  },
};
