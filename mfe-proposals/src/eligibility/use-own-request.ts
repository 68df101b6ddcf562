import { budgetSum, currencyOf, type RequestedMoney } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetCallApplicationsQuery } from '../api/calls.api.ts';
import { useGetProposalQuery } from '../api/proposals.api.ts';

/** The money of the proposal that is made for a call. */
export interface OwnRequest {
  proposalId: string;
  money: RequestedMoney;
}

/** The money of a proposal, as rules about amounts see it. */
export function moneyOf({
  requestedAmount,
  budgetLines = [],
  indirectCost,
  currency,
}: Proposal['draftContent']) {
  const total = budgetSum(budgetLines, indirectCost).totalCents / 100;
  return {
    amount: requestedAmount || null,
    total: budgetLines.length > 0 ? total : null,
    currency: currencyOf({ currency }),
  };
}

/** What rules about amounts are held against; undefined while there is no proposal for the call, or more than one. */
export function useOwnRequest(callId: string): OwnRequest | undefined {
  const { data: applications = [] } = useGetCallApplicationsQuery(callId);
  const [only, ...others] = applications;
  const proposalId = others.length === 0 ? only?.proposalId : undefined;
  const { data: proposal } = useGetProposalQuery(proposalId ?? skipToken);
  return useMemo(
    () => (proposal && proposalId ? { proposalId, money: moneyOf(proposal.draftContent) } : undefined),
    [proposal, proposalId],
  );
}
