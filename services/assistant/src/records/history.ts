import type { ProposalStatus } from '@harambee/domain';
import { KnownApplicationModel } from './known-application.model.ts';
import { KnownCallModel } from './known-call.model.ts';
import { type KnownDocument, KnownDocumentModel } from './known-document.model.ts';
import { type KnownMove, KnownMoveModel } from './known-move.model.ts';
import { KnownPersonModel } from './known-person.model.ts';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { KnownSignOffModel } from './known-sign-off.model.ts';

const most = 10_000;

/** A proposal with what other records say of it. */
export interface WholeProposal extends KnownProposal {
  id: string;
  code: string;
  /** Of the call that it is made for; '' without one. */
  funder: string;
  /** When it got which status, the oldest first. */
  moves: Pick<KnownMove, 'to' | 'at'>[];
}

/** All proposals of an organization, the newest first, each with its funder and its history. */
export async function wholeProposals(tenantId: string): Promise<WholeProposal[]> {
  const [proposals, moves, applications, calls] = await Promise.all([
    KnownProposalModel.find({ tenantId }).sort({ createdAt: -1 }).limit(most).lean(),
    KnownMoveModel.find({ tenantId })
      .sort({ at: 1 })
      .limit(10 * most)
      .lean(),
    KnownApplicationModel.find({ tenantId, isRemoved: false }, { callId: 1 }).limit(most).lean(),
    KnownCallModel.find({ tenantId, isDeleted: false }, { funder: 1 }).limit(most).lean(),
  ]);
  const funders = new Map(calls.map(({ _id, funder }) => [_id, funder]));
  const callOf = new Map(applications.map(({ _id, callId }) => [_id, callId]));
  const history = new Map<string, KnownMove[]>();
  for (const move of moves) history.set(move.proposalId, [...(history.get(move.proposalId) ?? []), move]);
  return proposals.map((proposal) => ({
    ...proposal,
    id: proposal._id,
    code: proposal.grantId,
    funder: funders.get(callOf.get(proposal._id) ?? '') ?? '',
    moves: history.get(proposal._id) ?? [],
  }));
}

/** The day on which a proposal last got a status, `YYYY-MM-DD`; undefined if it never did. */
export const movedOn = ({ moves }: WholeProposal, to: ProposalStatus): string | undefined =>
  moves
    .findLast((move) => move.to === to)
    ?.at.toISOString()
    .slice(0, 10);

/** The funders of an organization's calls. */
export async function fundersOf(tenantId: string): Promise<string[]> {
  const found = await KnownCallModel.distinct('funder', { tenantId, isDeleted: false, isTemplate: false });
  return found.filter((funder) => funder.trim() !== '');
}

/** The names of an organization's calls. */
export async function callNamesOf(tenantId: string): Promise<{ id: string; title: string }[]> {
  const found = await KnownCallModel.find({ tenantId, isDeleted: false, isTemplate: false }, { name: 1 })
    .limit(500)
    .lean();
  return found.map(({ _id, name }) => ({ id: _id, title: name }));
}

export const peopleOf = (tenantId: string) =>
  KnownPersonModel.find({ tenantId }).sort({ name: 1 }).limit(500).lean();

/** The documents, the first to expire first. */
export async function documentsOf(
  tenantId: string,
): Promise<(KnownDocument & { id: string; title: string })[]> {
  const found = await KnownDocumentModel.find({ tenantId, isDeleted: false })
    .sort({ expiresOn: 1 })
    .limit(500)
    .lean();
  return found.map((document) => ({ ...document, id: document._id, title: document.name }));
}

/** Who must agree with proposals; all of one person, or all of one proposal. */
export const signOffsOf = (tenantId: string, filter: { proposalId: string } | { userId: string }) =>
  KnownSignOffModel.find({ tenantId, ...filter })
    .limit(500)
    .lean();
