import { exportCall } from '@harambee/domain';
import { apiFetch, apiUrl, downloadFile } from '@harambee/platform';
import type { CallOfRemote } from '@harambee/platform/testing';
import { callFindingsApi } from '../api/call-findings.api.ts';
import { callsApi } from '../api/calls.api.ts';
import { callAddresses } from '../call-addresses.ts';
import { bodyOf, contentOf } from '../call-form/call-values.ts';
import { callItem, callOf } from './calls.ts';

const { endpoints } = callsApi;
const call = { call: callOf() };
const content = bodyOf(contentOf(callOf()));
const idempotencyKey = '7d2c1f04-98e1-4b7a-8f1e-2f6f0d9b3c55';

/** A sample of each call to the service of calls, for the contract. */
export const callSamples: Record<string, CallOfRemote> = {
  getCalls: {
    send: (dispatch) => dispatch(endpoints.getCalls.initiate({ status: 'applied', due: 'ahead' })),
    answer: { calls: [callItem()], nextCursor: 'next' },
  },
  getTemplates: {
    send: (dispatch) => dispatch(endpoints.getCalls.initiate({ templates: 'only' })),
    answer: { calls: [callItem({ isTemplate: true })] },
  },
  getNextCalls: {
    send: (dispatch) => dispatch(endpoints.getNextCalls.initiate(10)),
    answer: { calls: [callItem()] },
  },
  getCall: { send: (dispatch) => dispatch(endpoints.getCall.initiate('c-1')), answer: call },
  createCall: {
    send: (dispatch) => dispatch(endpoints.createCall.initiate({ body: content, idempotencyKey })),
    answer: call,
    status: 201,
  },
  updateCall: {
    send: (dispatch) => dispatch(endpoints.updateCall.initiate({ id: 'c-1', content, revision: 3 })),
    answer: call,
  },
  getCallApplications: {
    send: (dispatch) => dispatch(endpoints.getCallApplications.initiate('c-1')),
    answer: {
      applications: [
        {
          ...{ proposalId: 'p-1', title: 'Safe water', status: 'draft' },
          ...{ questions: 3, required: 2, answered: 1, overLimit: 0, ticked: 0 },
        },
      ],
    },
  },
  updateCallCheck: {
    send: (dispatch) =>
      dispatch(endpoints.updateCallCheck.initiate({ id: 'c-1', rowId: 'e1', verdict: 'yes', revision: 3 })),
    answer: {
      eligibility: {
        verdict: 'ask',
        checks: [{ rowId: 'e1', verdict: 'ask', reason: 'Why', lookUp: 'Where', place: 'location' }],
        hasProfile: true,
        revision: 4,
      },
    },
  },
  deleteCall: {
    send: (dispatch) => dispatch(endpoints.deleteCall.initiate({ id: 'c-1', revision: 3 })),
    status: 204,
  },
  createCallAgain: {
    send: (dispatch) => dispatch(endpoints.createCallAgain.initiate('c-1')),
    answer: call,
  },
  createCallFromFile: {
    send: (dispatch) =>
      dispatch(
        endpoints.createCallFromFile.initiate({ file: exportCall(content, new Date(0)), idempotencyKey }),
      ),
    answer: call,
    status: 201,
  },
  // The bytes of a file are no JSON: in their place stands a text, which the service answers alike.
  createCallReading: {
    send: () =>
      apiFetch(
        new Request(apiUrl(callAddresses.read), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'Closes soon' }),
        }),
      ),
    answer: { kind: 'text', pages: [['Closes soon']], findings: [], unread: [{ page: 1, line: 1 }] },
  },
  createCallFindings: {
    send: (dispatch) =>
      dispatch(
        callFindingsApi.endpoints.createCallFindings.initiate({
          pages: [['Wer gewinnt?']],
          confirmed: 'personal_data',
        }),
      ),
    answer: {
      findings: [
        {
          id: 'm1',
          source: { page: 1, line: 1, text: 'Wer gewinnt?' },
          origin: 'model',
          confidence: 'maybe',
          table: 'questions',
          cells: { text: 'Wer gewinnt?' },
        },
      ],
      lines: [{ page: 1, line: 1 }],
      leftOut: 1,
      unanswered: 0,
      parts: 1,
    },
  },
  callFile: { send: () => downloadFile(`${callAddresses.call('c-1')}/file`, 'a.json').catch(() => {}) },
};
