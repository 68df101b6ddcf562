import {
  countedStatuses,
  earningProposalsPerWeek,
  hasGeneratedText,
  proposalStatusNames,
} from '@harambee/domain';
import { ColleagueModel, Form, Proposal, Text } from './express-models.ts';

/** What the list reads; the rest stays in the database, as in the product. */
const listed =
  'callId title grantId organization category status progress currentSection job failure requestedAmount currency deadline durationMonths openSections version metadata createdAt updatedAt ownerId createdBy helperIds tasks';

const newest = (tenantId: string, limit: number) =>
  Proposal.find({ tenantId }).select(listed).sort({ createdAt: -1, _id: -1 }).limit(limit);

type ProposalDocument = Awaited<ReturnType<typeof newest>>[number];

function itemOf(one: ProposalDocument) {
  const pdfUrl = `/api/proposals/${one._id}/pdf`;
  const hasPdf = (one.version ?? 0) > 0 && hasGeneratedText(one.status as never);
  return {
    id: one._id,
    proposalId: one._id,
    ...(one.callId && { callId: one.callId }),
    title: one.title,
    grantId: one.grantId,
    organization: one.organization,
    category: one.category,
    status: one.status,
    progress: one.progress,
    ...(one.currentSection && { currentSection: one.currentSection }),
    queued: one.job !== undefined && one.status !== 'generating',
    ...(one.failure && { failure: one.failure }),
    requestedAmount: one.requestedAmount,
    ...(one.currency && { currency: one.currency }),
    deadline: one.deadline,
    durationMonths: one.durationMonths,
    ...(one.openSections && { openSections: one.openSections }),
    version: one.version,
    ...(one.metadata && { metadata: one.metadata }),
    ...(hasPdf && { downloadUrl: pdfUrl, pdfUrl }),
    createdAt: one.createdAt?.toISOString(),
    updatedAt: one.updatedAt?.toISOString(),
  };
}

/** The list of the newest proposals, with the names of those who lead them. */
export async function list(tenantId: string, limit: number) {
  const found = await newest(tenantId, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const ids = [...new Set(page.map((one) => one.ownerId ?? one.createdBy ?? ''))];
  const people = await ColleagueModel.find({ tenantId, userId: { $in: ids } });
  const names = new Map(people.map((one) => [one.userId, one.name]));
  const proposals = page.map((one) => {
    const id = one.ownerId ?? one.createdBy;
    const name = names.get(id);
    return { ...itemOf(one), team: { ...(name && { owner: { id, name } }), waitingFor: [] } };
  });
  const place = ['created', last?.createdAt?.toISOString(), last?._id];
  return {
    proposals,
    ...(found.length > limit && { nextCursor: Buffer.from(JSON.stringify(place)).toString('base64url') }),
  };
}

/** One proposal with its form and its newest text. */
export async function one(tenantId: string, id: string) {
  const record = await Proposal.findOne({ _id: id, tenantId });
  if (!record) return undefined;
  const [form, text] = await Promise.all([
    Form.findOne({ _id: record.formId, tenantId }),
    Text.findOne({ tenantId, proposalId: id, version: record.version }).select(
      'sections cards advice readiness readAt',
    ),
  ]);
  return {
    ...itemOf(record),
    draftContent: { ...form?.fields, location: '', focus_areas: [] },
    sections: text?.sections ?? [],
    facts: text?.cards ?? [],
    ...(text?.advice?.length && { advice: text.advice }),
    ...(text?.readiness && { readiness: text.readiness }),
    history: record.history,
    revision: record.revision,
  };
}

/** The figures above the list. */
export async function stats(tenantId: string) {
  const found = await Proposal.find({ tenantId }).select('status reached week');
  const zeros = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  const [byStatus, reached] = [zeros(proposalStatusNames), zeros(countedStatuses)];
  const weeks = new Map<string, number>();
  const add = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const proposal of found) {
    add(byStatus, proposal.status ?? '');
    for (const name of proposal.reached) add(reached, name);
    weeks.set(proposal.week ?? '', (weeks.get(proposal.week ?? '') ?? 0) + 1);
  }
  const earning = [...weeks.values()].reduce((sum, made) => sum + Math.min(made, earningProposalsPerWeek), 0);
  return { total: found.length, byStatus, reached, earning };
}
