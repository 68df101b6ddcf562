import {
  createProblems,
  emptyProposalFields,
  isEditable,
  laterProposalFields,
  newProposalFields,
  problemsOf,
  proposalDraftRules,
  proposalStatuses,
  stillWritingMessage,
  tidyProposal,
} from '@harambee/domain';
import type {
  CreateProposalBody,
  DemoProposalBody,
  Proposal,
  ProposalFields,
  UpdateProposalBody,
} from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  check,
  createOnce,
  derivedId,
  event,
  NotFound,
  PreconditionFailed,
  randomId,
  retryOnConflict,
  ValidationFailed,
} from '@harambee/service-kit';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { newJob, signalNewJob } from './drafting-queue.ts';
import { factsWithEdits } from './edits/edit-facts.ts';
import { freshJudgment } from './edits/fresh-judgment.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { noText, type ProposalText, toProposal } from './proposal-answers.ts';
import { newRecord, recordFieldsOf } from './proposal-fields.ts';
import { ProposalFormModel } from './proposal-form.model.ts';
import { editsIn, formIn, type ProposalParts, readParts, textIn } from './proposal-parts.ts';
import { nextRevision, proposalSnapshot } from './proposal-snapshot.ts';
import { ProposalTextModel } from './proposal-text.model.ts';
import { staleSectionsOf } from './stale-text.ts';

/** The message for somebody who lost too often to others changing the same proposal. */
export const busy = 'This proposal is being changed right now, please try again';

/**
 * The record of one of the tenant's proposals. Anything else is "not found", without a reason (architecture, rule 3).
 */
export const findProposal = ({ tenantId }: Actor, id: string): Promise<ProposalRecord> =>
  recordOf(tenantId, id);

/** The same for somebody who is no person of the organization, such as a guest. */
export async function recordOf(tenantId: string, id: string): Promise<ProposalRecord> {
  const record = await ProposalModel.findOne({ _id: id, tenantId }).lean<ProposalRecord>();
  if (!record) throw new NotFound();
  return record;
}

export async function getProposal(actor: Actor, id: string): Promise<Proposal> {
  return retryOnConflict(busy, async () => withForm(await findProposal(actor, id)));
}

/** Undefined if the form was replaced between the two reads; the caller reads the record again. */
async function withForm(record: ProposalRecord): Promise<Proposal | undefined> {
  return answerOfParts(record, await readParts(record));
}

/** The proposal that consists of these rows; undefined without a form. */
export async function answerOfParts(
  record: ProposalRecord,
  parts: ProposalParts,
): Promise<Proposal | undefined> {
  const form = formIn(parts);
  if (!form) return undefined;
  const [text, draftingText] = await Promise.all([textFrom(record, parts), draftingTextOf(record)]);
  return { ...(await answerOf(record, form, text)), ...(draftingText && { draftingText }) };
}

/** The proposal, with the sections whose answers have changed since they were written. */
async function answerOf(
  record: ProposalRecord,
  fields: ProposalFields,
  text: ProposalText,
): Promise<Proposal> {
  const { tenantId, _id: proposalId } = record;
  const { facts, carried } = text;
  const stale = facts ? await staleSectionsOf({ tenantId, proposalId, facts, carried }, fields) : [];
  return { ...toProposal(record, fields, text), ...(stale.length > 0 && { stale }) };
}

async function draftingTextOf({ _id: proposalId, tenantId, version, status }: ProposalRecord) {
  if (status !== 'generating') return undefined;
  const coming = { tenantId, proposalId, version: version + 1 };
  return (await ProposalTextModel.findOne(coming, { draftingText: 1 }).lean())?.draftingText;
}

/** The newest text as it is read today, with its edits and the figures that include them. */
async function textFrom(record: ProposalRecord, parts: ProposalParts): Promise<ProposalText> {
  const text = textIn(parts);
  if (!text) return noText;
  const { version } = record;
  const edits = editsIn(parts);
  const cards = text.cards && (await factsWithEdits(record, { version, cards: text.cards }, edits));
  return { ...text, edits, ...(cards && { cards }), ...(await freshJudgment(record, text)) };
}

/**
 * POST /api/proposals/{id}/versions/{version}/read: records that somebody has read the newest text; for an older one
 * it only returns the proposal.
 */
export async function confirmRead(actor: Actor, id: string, version: number): Promise<Proposal> {
  const { tenantId, version: newest } = await findProposal(actor, id);
  if (version !== newest) throw new Conflict('There is a newer text. Read that one first.');
  await ProposalTextModel.updateOne(
    { tenantId, proposalId: id, version, readAt: null },
    { $set: { readAt: new Date() } },
  );
  return getProposal(actor, id);
}

/** Size of the form as it would be sent again, in bytes; 0 if there is none. */
export async function formSize({ tenantId }: Actor, proposalId: string): Promise<number> {
  const record = await ProposalModel.findOne({ _id: proposalId, tenantId }, { formId: 1 }).lean();
  const form = record && (await ProposalFormModel.findOne({ _id: record.formId, tenantId }).lean());
  return form ? Buffer.byteLength(JSON.stringify(form.fields)) : 0;
}

interface Created {
  generate: boolean;
  callId?: string | undefined;
  isPersonalDataConfirmed?: boolean;
  isByEngine?: boolean;
}

async function create(
  actor: Actor,
  id: string,
  fields: ProposalFields,
  { generate, callId, isPersonalDataConfirmed = false, isByEngine = false }: Created,
): Promise<Proposal> {
  const { tenantId, userId, name } = actor;
  const formId = randomId();
  const [job] = await Promise.all([
    generate ? newJob(actor, { isPersonalDataConfirmed, isModelStopped: isByEngine }) : undefined,
    ProposalFormModel.create({ _id: formId, tenantId, proposalId: id, fields }),
  ]);
  const record: ProposalRecord = {
    _id: id,
    tenantId,
    formId,
    ...(callId !== undefined && { callId }),
    ...newRecord(fields, userId, name),
    ...(job && { job }),
  };
  const { created } = await createOnce(ProposalModel, {
    ...record,
    outbox: [event('proposal.created', tenantId, proposalSnapshot(record, userId))],
  });
  if (!created) {
    await ProposalFormModel.deleteOne({ _id: formId, tenantId });
    return getProposal(actor, id);
  }
  if (generate) signalNewJob();
  return toProposal(record, fields, noText);
}

/**
 * POST /api/proposals: must be complete, unless it is saved as a draft. Its call may be one that no event has told of
 * yet, because both may come from a browser that was offline.
 */
export async function createProposal(
  actor: Actor,
  id: string,
  { generate = true, callId, ...body }: Partial<CreateProposalBody>,
  asked: Pick<Created, 'isPersonalDataConfirmed' | 'isByEngine'> = {},
): Promise<Proposal> {
  const fields = newProposalFields(body);
  const problems = generate ? createProblems(fields) : problemsOf(proposalDraftRules, fields);
  if (problems.length > 0) throw new ValidationFailed(problems);
  return create(actor, id, fields, { generate, callId, ...asked });
}

/** '12 months' and '2 years' as months; 0 if there is no duration. */
export function monthsIn(duration: string): number {
  const number = Number.parseInt(/\d+/.exec(duration)?.[0] ?? '0', 10);
  return Math.min(/year/i.test(duration) ? number * 12 : number, 60);
}

/**
 * POST /api/proposals/draft: the demo proposal of onboarding, one per organization. Going through the wizard again,
 * also as a colleague, returns the existing one. Nothing is queued.
 */
export async function createDemoProposal(actor: Actor, body: DemoProposalBody): Promise<Proposal> {
  const id = derivedId(actor.tenantId, 'demo-proposal');
  const organization = await OrganizationModel.findOne({ tenantId: actor.tenantId }).lean();
  const fields = tidyProposal({
    ...emptyProposalFields,
    title: body.title,
    organization: organization?.name ?? '',
    description: body.description,
    requestedAmount: body.amount,
    projectDuration: monthsIn(body.duration),
    objectives: body.objectives,
  });
  check(proposalDraftRules, fields);
  return create(actor, id, fields, { generate: false });
}

const whyNotEditable = {
  generating: stillWritingMessage,
  other: 'It has been sent, so it stays as it was sent.',
} as const;

/** What was sent, plus the stored answers to fields that the sender's page does not know yet. */
async function withStoredFields(actor: Actor, id: string, body: UpdateProposalBody): Promise<ProposalFields> {
  const missing = laterProposalFields.filter((name) => !(name in body));
  if (missing.length === 0) return body as ProposalFields;
  const { draftContent } = await getProposal(actor, id);
  const stored = Object.fromEntries(missing.map((name) => [name, draftContent[name]]));
  return { ...body, ...stored } as ProposalFields;
}

/** PUT /api/proposals/{id}. With `revision`, only if nobody has changed it since; without, the last write wins. */
export async function updateProposal(
  actor: Actor,
  id: string,
  body: UpdateProposalBody,
  revision?: number,
): Promise<Proposal> {
  const fields = tidyProposal(await withStoredFields(actor, id, body));
  check(proposalDraftRules, fields);
  return retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    if (revision !== undefined && revision !== record.revision) {
      const proposal = await getProposal(actor, id);
      const { changedBy } = record;
      throw new PreconditionFailed('This proposal was changed since you read it', {
        proposal,
        ...(changedBy && { changedBy }),
      });
    }
    if (!isEditable(record.status)) {
      const why = record.status === 'generating' ? whyNotEditable.generating : whyNotEditable.other;
      throw new Conflict(
        `A proposal in status "${proposalStatuses[record.status].label}" cannot be edited. ${why}`,
      );
    }
    return replaceForm(actor, record, fields);
  });
}

/**
 * Writes the new form first, then the record that points to it, with the event. Undefined if somebody else was
 * faster.
 */
async function replaceForm(
  { tenantId, userId }: Actor,
  record: ProposalRecord,
  fields: ProposalFields,
): Promise<Proposal | undefined> {
  const { _id: proposalId, revision } = record;
  const formId = randomId();
  await ProposalFormModel.create({ _id: formId, tenantId, proposalId, fields });
  const set = {
    ...recordFieldsOf(fields),
    formId,
    changedBy: userId,
    updatedAt: new Date(),
    ...nextRevision(record),
  };
  const updated = await ProposalModel.findOneAndUpdate(
    { _id: proposalId, tenantId, revision },
    {
      $set: set,
      $push: { outbox: event('proposal.updated', tenantId, proposalSnapshot(record, userId, set)) },
    },
    { returnDocument: 'after' },
  ).lean<ProposalRecord>();
  await ProposalFormModel.deleteOne({ _id: updated ? record.formId : formId, tenantId });
  return updated ? answerOf(updated, fields, await textFrom(updated, await readParts(updated))) : undefined;
}
