import { keepCalls } from '@harambee/config/contracts/contract-files.mjs';
import { AnalyticsTally, exportCall } from '@harambee/domain';
import type { ProposalAnalytics, ProposalVersion } from '@harambee/domain/schemas';
import { downloadFile, ownProfileApi, proposalReadsApi, recentlyUpdated } from '@harambee/platform';
import { recordCalls } from '@harambee/platform/testing';
import { callsApi } from './api/calls.api.ts';
import { proposalAnalyticsApi } from './api/proposal-analytics.api.ts';
import { proposalVersionsApi } from './api/proposal-versions.api.ts';
import { proposalsApi } from './api/proposals.api.ts';
import { callAddresses } from './call-addresses.ts';
import { bodyOf, contentOf } from './call-form/call-values.ts';
import { findNewest } from './features/submit-latest/find-newest.ts';
import { versionPdfAddress, versionWordAddress, wordAddress } from './proposal-pdf.ts';
import { callItem, callOf } from './testing/calls.ts';
import { completeFields, proposalCard, proposalOf, statsOf, writtenText } from './testing/proposals.ts';
import { tracedProposal } from './testing/traced-proposal.ts';
import { newest } from './widgets/use-recent-proposals.ts';

const { endpoints } = proposalsApi;
const { getProposalCards, getProposalStats } = proposalReadsApi.endpoints;
const calls = callsApi.endpoints;
const { call, content } = (() => {
  const whole = callOf();
  return { call: { call: whole }, content: bodyOf(contentOf(whole)) };
})();
const completed = proposalOf({ status: 'completed' });
const proposal = { proposal: completed };
const card = proposalCard({ status: 'completed', ...writtenText });
const idempotencyKey = '3b1f8a52-6a0e-4d7c-9d5e-0c8a7d6b5e4f';
const analytics: ProposalAnalytics = {
  hasProposals: false,
  ...new AnalyticsTally('30days', new Date('2026-11-21T10:00:00Z')).result(),
};
const version: ProposalVersion = {
  version: 1,
  createdAt: '2026-11-04T09:00:00.000Z',
  metadata: writtenText.metadata,
  engines: ['built-in'],
  sections: completed.sections,
};
const { sections: _words, ...versionCard } = version;

test('every call is one that the services of the version before answer', async () => {
  const recorded = await recordCalls(
    {
      getProposals: {
        send: (dispatch) =>
          dispatch(
            endpoints.getProposals.initiate({
              search: 'water',
              status: 'completed',
              sort: 'updated',
              limit: 20,
            }),
          ),
        answer: { proposals: [card], nextCursor: 'next' },
      },
      recentlyUpdated: {
        send: (dispatch) => dispatch(getProposalCards.initiate(recentlyUpdated)),
        answer: { proposals: [card] },
      },
      newest: {
        send: (dispatch) => dispatch(getProposalCards.initiate(newest)),
        answer: { proposals: [card] },
      },
      newestDraft: {
        send: (dispatch) => findNewest(dispatch),
        answer: { proposals: [] },
      },
      getProposalStats: {
        send: (dispatch) => dispatch(getProposalStats.initiate()),
        answer: { stats: statsOf({ completed: 1 }) },
      },
      getProposal: {
        send: (dispatch) => dispatch(endpoints.getProposal.initiate('p-1')),
        answer: { proposal: tracedProposal() },
      },
      createProposal: {
        send: (dispatch) =>
          dispatch(
            endpoints.createProposal.initiate({
              body: { ...completeFields, generate: true },
              idempotencyKey,
            }),
          ),
        answer: { proposal: proposalOf() },
        status: 201,
      },
      createConfirmedProposal: {
        send: (dispatch) =>
          dispatch(
            endpoints.createProposal.initiate({
              body: completeFields,
              isPersonalDataConfirmed: true,
              idempotencyKey,
            }),
          ),
        answer: { proposal: proposalOf() },
        status: 201,
      },
      getOwnProfile: {
        send: (dispatch) => dispatch(ownProfileApi.endpoints.getOwnProfile.initiate('t-1')),
      },
      updateProposal: {
        send: (dispatch) =>
          dispatch(endpoints.updateProposal.initiate({ id: 'p-1', fields: completeFields, revision: 7 })),
        answer: proposal,
      },
      createProposalText: {
        send: (dispatch) =>
          dispatch(endpoints.createProposalText.initiate({ id: 'p-1', sections: ['budget', 'timeline'] })),
        answer: { proposal: proposalOf({ status: 'generating', queued: true }) },
        status: 202,
      },
      createConfirmedText: {
        send: (dispatch) =>
          dispatch(endpoints.createProposalText.initiate({ id: 'p-1', isPersonalDataConfirmed: true })),
        answer: { proposal: proposalOf({ status: 'generating', queued: true }) },
        status: 202,
      },
      updateProposalRead: {
        send: (dispatch) => dispatch(endpoints.updateProposalRead.initiate({ id: 'p-1', version: 1 })),
        answer: { proposal: proposalOf() },
      },
      updateProposalStatus: {
        send: (dispatch) =>
          dispatch(endpoints.updateProposalStatus.initiate({ id: 'p-1', status: 'submitted' })),
        answer: { proposal: proposalOf({ status: 'submitted' }) },
      },
      getProposalVersions: {
        send: (dispatch) =>
          dispatch(proposalVersionsApi.endpoints.getProposalVersions.initiate({ id: 'p-1', newest: 1 })),
        answer: { versions: [versionCard] },
      },
      getProposalVersion: {
        send: (dispatch) =>
          dispatch(proposalVersionsApi.endpoints.getProposalVersion.initiate({ id: 'p-1', version: 1 })),
        answer: { version },
      },
      getProposalAnalytics: {
        send: (dispatch) => dispatch(proposalAnalyticsApi.endpoints.getProposalAnalytics.initiate('30days')),
        answer: { analytics },
      },
      getCalls: {
        send: (dispatch) => dispatch(calls.getCalls.initiate({ status: 'applied', due: 'ahead' })),
        answer: { calls: [callItem()], nextCursor: 'next' },
      },
      getTemplates: {
        send: (dispatch) => dispatch(calls.getCalls.initiate({ templates: 'only' })),
        answer: { calls: [callItem({ isTemplate: true })] },
      },
      getNextCalls: {
        send: (dispatch) => dispatch(calls.getNextCalls.initiate(10)),
        answer: { calls: [callItem()] },
      },
      getCall: { send: (dispatch) => dispatch(calls.getCall.initiate('c-1')), answer: call },
      createCall: {
        send: (dispatch) => dispatch(calls.createCall.initiate({ body: content, idempotencyKey })),
        answer: call,
        status: 201,
      },
      updateCall: {
        send: (dispatch) => dispatch(calls.updateCall.initiate({ id: 'c-1', content, revision: 3 })),
        answer: call,
      },
      deleteCall: {
        send: (dispatch) => dispatch(calls.deleteCall.initiate({ id: 'c-1', revision: 3 })),
        status: 204,
      },
      createCallAgain: {
        send: (dispatch) => dispatch(calls.createCallAgain.initiate('c-1')),
        answer: call,
      },
      createCallFromFile: {
        send: (dispatch) =>
          dispatch(
            calls.createCallFromFile.initiate({ file: exportCall(content, new Date(0)), idempotencyKey }),
          ),
        answer: call,
        status: 201,
      },
      callFile: { send: () => downloadFile(`${callAddresses.call('c-1')}/file`, 'a.json').catch(() => {}) },
      pdf: { send: () => downloadFile(writtenText.pdfUrl, 'a.pdf').catch(() => {}) },
      versionPdf: { send: () => downloadFile(versionPdfAddress('p-1', 1), 'a.pdf').catch(() => {}) },
      versionWord: { send: () => downloadFile(versionWordAddress('p-1', 1), 'a.docx').catch(() => {}) },
      word: { send: () => downloadFile(wordAddress('p-1'), 'a.docx').catch(() => {}) },
    },
    ['createCallReading'],
  );
  // The bytes of a file are no JSON: in their place stands a text, which the service answers alike.
  recorded.push({
    method: 'POST',
    path: callAddresses.read,
    query: {},
    body: { text: 'Closes soon' },
    status: 200,
    answer: { kind: 'text', pages: [['Closes soon']], findings: [], unread: [{ page: 1, line: 1 }] },
  });
  expect(keepCalls('proposals', recorded)).toEqual([]);
});
