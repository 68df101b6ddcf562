import { defaultAnalyticsPeriod } from '@harambee/domain';
import {
  ownProfileApi,
  proposalReadsApi,
  type ReadAhead,
  readAheadOptions,
  recentlyUpdated,
} from '@harambee/platform';
import { answerBankApi } from './api/answer-bank.api.ts';
import { applicationsApi } from './api/applications.api.ts';
import { callsApi, nextCallsRead } from './api/calls.api.ts';
import { changedFactsApi } from './api/changed-facts.api.ts';
import { documentsApi } from './api/documents.api.ts';
import { proposalAnalyticsApi } from './api/proposal-analytics.api.ts';
import { proposalsApi } from './api/proposals.api.ts';
import { teamApi } from './api/team.api.ts';
import { resumeUploads } from './uploads/uploads.ts';
import { newest } from './widgets/use-recent-proposals.ts';

/** Proposals and calls somebody may want to go on with where there is no network. */
const most = 10;

/** What the pages begin with, and the proposals that were worked on last. */
export const readAhead: ReadAhead = async (dispatch, { tenantId }) => {
  // Files that were chosen earlier go on, whatever page is open.
  void resumeUploads();
  const { getProposalCards, getProposalStats } = proposalReadsApi.endpoints;
  const { getProposal } = proposalsApi.endpoints;
  const { getApplication } = applicationsApi.endpoints;
  const { getTeam, getOwnWork } = teamApi.endpoints;
  const { data: open = [] } = await dispatch(getProposalCards.initiate(recentlyUpdated, readAheadOptions));
  await dispatch(getProposalCards.initiate(newest, readAheadOptions));
  await dispatch(getProposalStats.initiate(undefined, readAheadOptions));
  await dispatch(getOwnWork.initiate(undefined, readAheadOptions));
  await dispatch(
    proposalAnalyticsApi.endpoints.getProposalAnalytics.initiate(defaultAnalyticsPeriod, readAheadOptions),
  );
  for (const { id, callId } of open.slice(0, most)) {
    await dispatch(getProposal.initiate(id, readAheadOptions));
    await dispatch(getTeam.initiate(id, readAheadOptions));
    if (callId) await dispatch(getApplication.initiate(id, readAheadOptions));
  }
  await readCallsAhead(dispatch);
  await dispatch(documentsApi.endpoints.getDocuments.initiate({}, readAheadOptions));
  // What was changed last of the answer bank: it is searched without a network, too.
  await dispatch(answerBankApi.endpoints.getBankAnswers.initiate({}, readAheadOptions));
  await dispatch(changedFactsApi.endpoints.getChangedFacts.initiate(undefined, readAheadOptions));
  const { getOwnProfile } = ownProfileApi.endpoints;
  const { data: profile } = await dispatch(getOwnProfile.initiate(tenantId, readAheadOptions));
  await readFontsAhead([profile, open]);
};

/** What a PDF that is made on the device needs of fonts, for the letters this organization writes in (OFFLINE-32). */
async function readFontsAhead(written: unknown): Promise<void> {
  // Without it, pages and fonts do not stay for times without a network.
  if (!navigator.serviceWorker?.controller) return;
  const { onDevice } = await import('./device-text/device-text.ts');
  await onDevice({ kind: 'prepare', words: JSON.stringify(written) }).catch(() => undefined);
}

/** The list as it opens, and the calls whose deadline comes next. */
const readCallsAhead = async (dispatch: Parameters<ReadAhead>[0]) => {
  const { getCalls, getNextCalls, getCall } = callsApi.endpoints;
  const { getChecklist } = documentsApi.endpoints;
  await dispatch(getCalls.initiate({ due: 'ahead' }, readAheadOptions));
  const { data: next = [] } = await dispatch(getNextCalls.initiate(nextCallsRead, readAheadOptions));
  for (const { id } of next) {
    await dispatch(getCall.initiate(id, readAheadOptions));
    await dispatch(getChecklist.initiate(id, readAheadOptions));
  }
};
