import {
  countedStatuses,
  type DomainEvent,
  isEditable,
  type ProposalStatus,
  proposalFormSectionNames,
  proposalStatusNames,
} from '@harambee/domain';
import type { DuplicateOf, ProposalListItem, StatusChange } from '@harambee/domain/schemas';
import { countedPlugin, fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { figureFields } from '../figures/figure-parts.ts';
import { type TeamFields, teamFields } from '../people/team-fields.ts';
import { type DraftingJob, draftingJob } from './drafting-job.ts';
import { type SignOffRows, signOffRows, submittedWithout } from './signers/signer-rows.ts';

/**
 * The record of a proposal: the fields for lists, figures and the state machine, and the drafting job, so that
 * status, job and event change in one atomic write (docs/adr/0003). The form and each generated text are separate
 * documents (`proposal-form.model.ts`, `proposal-text.model.ts`): a list never reads them.
 */
export interface ProposalRecord
  extends Pick<
      ProposalListItem,
      | 'title'
      | 'grantId'
      | 'organization'
      | 'category'
      | 'status'
      | 'progress'
      | 'currentSection'
      | 'failure'
      | 'requestedAmount'
      | 'currency'
      | 'deadline'
      | 'durationMonths'
      | 'openSections'
      | 'version'
      | 'metadata'
    >,
    TeamFields {
  _id: string;
  tenantId: string;
  /** The call that it is made for; absent: the built-in one. Whether it exists, `applications/` knows. */
  callId?: string;
  /** Rises before and after each change of an answer: what is sent has every answer that was saved before. */
  answerSeq?: number;
  /** What was sent last (`applications/sent-application.model.ts`). */
  sentId?: string;
  /** The current form. Every save writes a new form and then points here. */
  formId: string;
  /** Lower-cased copies for sorting lists; proposals without a deadline come last. */
  titleKey: string;
  deadlineKey: string;
  /**
   * The words of title, grant and organization that a search looks for (`searchIndex`); in older records, the texts
   * in lower case.
   */
  searchText: string;
  /** ISO week of creation, for the weekly limit on points. */
  week: string;
  /** The counted statuses it has had at least once (IMPACT-04). */
  reached: ProposalStatus[];
  history: (Omit<StatusChange, 'at'> & { at: Date })[];
  /** Rises with every change of form or status. */
  revision: number;
  /**
   * The newest revision whose event had the requested amount in every currency; older events did not
   * (`restateAmounts`).
   */
  amountToldIn?: number;
  /** The newest version whose readiness an event has told (`restateReadiness`). */
  readinessToldIn?: number;
  /** Rises with every edit of the generated text; absent before the first. */
  textSeq?: number;
  job?: DraftingJob;
  /** Rises each time a worker claims the job; a worker may write only with the number it got. */
  fence: number;
  /** What it is a copy of, as long as something may have to change (`duplicates`). */
  duplicateOf?: DuplicateOf;
  /** Who must agree before it is submitted, and who has; absent while nobody must (`sign-offs`). */
  signOffs?: SignOffRows;
  createdBy: string;
  /** Who saved the form last: whoever meets that change while saving is told (OFFLINE-20). */
  changedBy?: string;
  createdAt: Date;
  updatedAt: Date;
  outbox?: DomainEvent[];
}

/** Statuses in which form and text may be changed. */
export const editableStatuses = proposalStatusNames.filter(isEditable);

/** One index for each order of the list, and one for the default order with a status. */
export const listIndexes = {
  created: { tenantId: 1, createdAt: -1, _id: -1 },
  createdOfStatus: { tenantId: 1, status: 1, createdAt: -1, _id: -1 },
  updated: { tenantId: 1, updatedAt: -1, _id: -1 },
  deadline: { tenantId: 1, deadlineKey: 1, _id: 1 },
  title: { tenantId: 1, titleKey: 1, _id: 1 },
} as const;

const { text, emptyText, count } = fields;
const status = { type: String, enum: proposalStatusNames } as const;

const statusChange = new Schema(
  {
    from: status,
    to: { ...status, required: true },
    at: { type: Date, required: true },
    userId: text,
    userName: text,
    hash: String,
    without: { type: submittedWithout, default: undefined },
  },
  { _id: false },
);

const proposal = new Schema<ProposalRecord>(
  {
    _id: String,
    tenantId,
    callId: String,
    answerSeq: Number,
    sentId: String,
    title: text,
    grantId: emptyText,
    organization: emptyText,
    category: emptyText,
    status: { ...status, required: true, default: 'draft' },
    progress: count,
    currentSection: String,
    failure: String,
    requestedAmount: count,
    currency: String,
    deadline: emptyText,
    durationMonths: count,
    openSections: { type: [{ type: String, enum: proposalFormSectionNames }], default: undefined },
    version: count,
    metadata: {
      type: new Schema({ words: count, quality: count, measure: Number }, { _id: false }),
      default: undefined,
    },
    formId: text,
    titleKey: text,
    deadlineKey: text,
    searchText: text,
    week: text,
    reached: [{ type: String, enum: countedStatuses }],
    history: [statusChange],
    revision: count,
    amountToldIn: Number,
    readinessToldIn: Number,
    textSeq: Number,
    job: { type: draftingJob, default: undefined },
    fence: count,
    duplicateOf: {
      type: new Schema<DuplicateOf>(
        {
          proposalId: text,
          title: emptyText,
          names: [String],
          requestedAmount: count,
          currency: String,
          startDate: emptyText,
          durationMonths: count,
        },
        { _id: false },
      ),
      default: undefined,
    },
    signOffs: { type: signOffRows, default: undefined },
    ...teamFields,
    createdBy: text,
    changedBy: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'proposals', versionKey: false },
);

for (const index of Object.values(listIndexes)) proposal.index(index);
/** Old search texts begin with a letter, new ones with a space; only old ones are in this index. */
export const oldSearchText = { $gt: '!' } as const;
proposal.index({ searchText: 1 }, { partialFilterExpression: { searchText: oldSearchText } });
/** Those with a part for somebody; those from before 2026-12 belong to who created them (`ownerOf`). */
proposal.index({ tenantId: 1, peopleIds: 1 });
proposal.index({ tenantId: 1, createdBy: 1 });
/** Those made for a call; most are made for none. */
proposal.index({ tenantId: 1, callId: 1 }, { partialFilterExpression: { callId: { $gt: '' } } });
/** Those that somebody has agreed with: what they state may change with the profile. */
proposal.index(
  { tenantId: 1, 'signOffs.signers.agreed.hash': 1 },
  { partialFilterExpression: { 'signOffs.signers.agreed.hash': { $gt: '' } } },
);
/** Whom an open sign-off waits for. */
proposal.index(
  { tenantId: 1, 'signOffs.signers.signer.id': 1 },
  { partialFilterExpression: { 'signOffs.signers.signer.id': { $gt: '' } } },
);
/** For proposals in currencies other than US dollars; most proposals have none stored. */
proposal.index({ currency: 1 }, { partialFilterExpression: { currency: { $gt: '' } } });
// The two queries of the drafting queue. These indexes contain only proposals with a job. The first does not begin
// with the tenant, because a worker claims the next job of any tenant.
proposal.index({ 'job.state': 1, 'job.turn': 1 }, { partialFilterExpression: { 'job.state': { $gt: '' } } });
proposal.index(
  { tenantId: 1, 'job.state': 1, 'job.turn': 1 },
  { partialFilterExpression: { 'job.state': { $gt: '' } } },
);

// Before model(): hooks added after it never run.
proposal.plugin(tenantPlugin);
proposal.plugin(outboxPlugin);
/** Every change that the figures depend on marks the record for the counters (docs/adr/0034). */
proposal.plugin(countedPlugin, {
  fields: figureFields,
  hasWords: true,
});

export const ProposalModel = model<ProposalRecord>('Proposal', proposal);
