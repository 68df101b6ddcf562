import type { ProposalStatus } from '@harambee/domain';
import { KnownApplicationModel } from './known-application.model.ts';
import { KnownCallModel } from './known-call.model.ts';
import { type KnownMove, KnownMoveModel } from './known-move.model.ts';
import { KnownPersonModel } from './known-person.model.ts';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { KnownReadinessModel } from './known-readiness.model.ts';

const most = 10_000;

/** That a proposal got a status (ASSIST-30). */
export interface Move extends Pick<KnownMove, 'to' | 'at'> {
  /** The user who did it; '' if they have left. */
  by: string;
  /** Their name; '' if they have left. */
  person: string;
}

/** A proposal with what other records say of it. */
export interface WholeProposal extends KnownProposal {
  id: string;
  code: string;
  /** Of the call that it is made for; '' without one. */
  funder: string;
  /** The call that it is made for; '' without one. */
  callId: string;
  /** Who gave it which status when, the oldest first. */
  moves: Move[];
  /** Of its newest text, 0 to 100; absent without a text, and where no event has told (ASSIST-31). */
  readiness?: number;
}

/** All proposals of an organization, the newest first, each with its funder, its history and its readiness. */
export async function wholeProposals(tenantId: string): Promise<WholeProposal[]> {
  const [proposals, history, applications, calls, judged] = await Promise.all([
    KnownProposalModel.find({ tenantId }).sort({ createdAt: -1 }).limit(most).lean(),
    movesByProposal(tenantId),
    KnownApplicationModel.find({ tenantId, isRemoved: false }, { callId: 1 }).limit(most).lean(),
    KnownCallModel.find({ tenantId, isDeleted: false }, { funder: 1 }).limit(most).lean(),
    KnownReadinessModel.find({ tenantId }).limit(most).lean(),
  ]);
  const funders = new Map(calls.map(({ _id, funder }) => [_id, funder]));
  const callOf = new Map(applications.map(({ _id, callId }) => [_id, callId]));
  const judgments = new Map(judged.map((one) => [one._id, one]));
  return proposals.map((proposal) => {
    const { _id: id, version } = proposal;
    const judgment = judgments.get(id);
    return {
      ...proposal,
      id,
      code: proposal.grantId,
      funder: funders.get(callOf.get(id) ?? '') ?? '',
      callId: callOf.get(id) ?? '',
      moves: history.get(id) ?? [],
      // Of an older text, it says nothing about this one.
      ...(judgment?.version === version && { readiness: judgment.readiness }),
    };
  });
}

async function movesByProposal(tenantId: string): Promise<ReadonlyMap<string, Move[]>> {
  const [moves, people] = await Promise.all([
    KnownMoveModel.find({ tenantId })
      .sort({ at: 1 })
      .limit(10 * most)
      .lean(),
    KnownPersonModel.find({ tenantId }).lean(),
  ]);
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const history = new Map<string, Move[]>();
  for (const { proposalId, to, at, by: userId = '' } of moves) {
    const person = names.get(userId) ?? '';
    const move = { to, at, by: person === '' ? '' : userId, person };
    const before = history.get(proposalId);
    if (before) before.push(move);
    else history.set(proposalId, [move]);
  }
  return history;
}

/** The last time a proposal got a status; undefined if it never did. Money came when it was last marked as funded. */
export const lastMove = ({ moves }: Pick<WholeProposal, 'moves'>, to: ProposalStatus): Move | undefined =>
  moves.findLast((move) => move.to === to);

/** The day on which a proposal last got a status, `YYYY-MM-DD` in UTC; undefined if it never did. */
export const movedOn = (proposal: Pick<WholeProposal, 'moves'>, to: ProposalStatus): string | undefined =>
  lastMove(proposal, to)?.at.toISOString().slice(0, 10);
