import { keepCalls } from '@harambee/config/contracts/contract-files.mjs';
import { AnalyticsTally } from '@harambee/domain';
import type { ProposalAnalytics, ProposalVersion } from '@harambee/domain/schemas';
import { downloadFile, ownProfileApi, proposalReadsApi, recentlyUpdated } from '@harambee/platform';
import { recordCalls } from '@harambee/platform/testing';
import { proposalAnalyticsApi } from './api/proposal-analytics.api.ts';
import { proposalVersionsApi } from './api/proposal-versions.api.ts';
import { proposalsApi } from './api/proposals.api.ts';
import { sectionVariantsApi } from './api/section-variants.api.ts';
import { findNewest } from './features/submit-latest/find-newest.ts';
import { versionPdfAddress, versionWordAddress, wordAddress } from './proposal-pdf.ts';
import { answerSamples } from './testing/answer-samples.ts';
import { applicationSamples } from './testing/application-samples.ts';
import { callSamples } from './testing/call-samples.ts';
import { commentSamples } from './testing/comment-samples.ts';
import { documentSamples } from './testing/document-samples.ts';
import { guestSamples } from './testing/guest-samples.ts';
import { completeFields, proposalCard, proposalOf, statsOf, writtenText } from './testing/proposals.ts';
import { signOffSamples } from './testing/sign-offs/sign-off-samples.ts';
import { teamSamples } from './testing/team-samples.ts';
import { tracedProposal } from './testing/traced-proposal.ts';
import { newest } from './widgets/use-recent-proposals.ts';

const { endpoints } = proposalsApi;
const { getProposalCards, getProposalStats } = proposalReadsApi.endpoints;
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
const facts = [
  { name: 'Taps', value: 31, unit: 'taps', date: '2026-05-14', source: 'Ward Education Office' },
];
const { sections: _words, ...versionCard } = version;

test('every call is one that the services of the version before answer', async () => {
  const calls = await recordCalls({
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
          endpoints.createProposal.initiate({ body: { ...completeFields, generate: true }, idempotencyKey }),
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
    ...teamSamples,
    ...guestSamples,
    ...signOffSamples,
    getOwnProfile: {
      send: (dispatch) => dispatch(ownProfileApi.endpoints.getOwnProfile.initiate('t-1')),
    },
    addFact: {
      send: (dispatch) =>
        dispatch(
          ownProfileApi.endpoints.updateProfile.initiate({ id: 'pr-1', body: { facts }, revision: 7 }),
        ),
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
    createModelStop: {
      send: (dispatch) => dispatch(endpoints.createModelStop.initiate('p-1')),
      answer: { proposal: proposalOf({ status: 'generating' }) },
      status: 202,
    },
    createConfirmedText: {
      send: (dispatch) =>
        dispatch(endpoints.createProposalText.initiate({ id: 'p-1', isPersonalDataConfirmed: true })),
      answer: { proposal: proposalOf({ status: 'generating', queued: true }) },
      status: 202,
    },
    createSectionVariants: {
      send: (dispatch) =>
        dispatch(
          sectionVariantsApi.endpoints.createSectionVariants.initiate({
            id: 'p-1',
            section: 'impact',
            body: { kind: 'words_of', sample: 'We know every family by name.', confirmed: 'personal_data' },
          }),
        ),
      answer: {
        variants: [
          {
            text: 'We reach 40 people.',
            sources: [{ start: 9, end: 11, fact: 'proposal.beneficiaries' }],
            words: 4,
            writer: 'model',
            model: 'maji-1',
            cut: [],
            leftOut: 1,
          },
        ],
      },
    },
    createDuplicate: {
      send: (dispatch) =>
        dispatch(endpoints.createDuplicate.initiate({ id: 'p-1', body: { title: 'Copy' }, idempotencyKey })),
      ...{ answer: proposal, status: 201 },
    },
    deleteDuplicateOf: {
      send: (dispatch) => dispatch(endpoints.deleteDuplicateOf.initiate('p-1')),
      answer: proposal,
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
    ...callSamples,
    ...documentSamples,
    ...answerSamples,
    ...commentSamples,
    ...applicationSamples,
    pdf: { send: () => downloadFile(writtenText.pdfUrl, 'a.pdf').catch(() => {}) },
    versionPdf: { send: () => downloadFile(versionPdfAddress('p-1', 1), 'a.pdf').catch(() => {}) },
    versionWord: { send: () => downloadFile(versionWordAddress('p-1', 1), 'a.docx').catch(() => {}) },
    word: { send: () => downloadFile(wordAddress('p-1'), 'a.docx').catch(() => {}) },
  });
  expect(keepCalls('proposals', calls)).toEqual([]);
});
