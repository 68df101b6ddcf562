import {
  countedStatuses,
  type DomainEvent,
  isEditable,
  type ProposalStatus,
  proposalFormSectionNames,
  proposalStatusNames,
} from '@harambee/domain';
import type { ProposalListItem, StatusChange } from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { type DraftingJob, draftingJob } from './drafting-job.ts';

/**
 * The record of a proposal: what lists, figures and the state machine need, and the drafting job, so that status, job and
 * event change in one atomic write (docs/adr/0003). The form and each generated text are documents of their own
 * (`proposal-form.model.ts`, `proposal-text.model.ts`): a list never reads them.
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
  > {
  _id: string;
  tenantId: string;
  /** The form as it stands. Every save writes a new form and then points here to it. */
  formId: string;
  /** Lower-cased copies for the order of lists; no deadline comes last. */
  titleKey: string;
  deadlineKey: string;
  /** The words of title, grant and organization as they are looked for (`searchIndex`); before that, the texts in lower case. */
  searchText: string;
  /** ISO week of creation, for the points that one week may earn. */
  week: string;
  /** The counted statuses it has been in at least once (IMPACT-04). */
  reached: ProposalStatus[];
  history: (Omit<StatusChange, 'at'> & { at: Date })[];
  /** Rises with every change of form or status. */
  revision: number;
  /** The newest revision whose event said what is asked for in every currency; older events did not (`restateAmounts`). */
  amountToldIn?: number;
  /** Rises with every change that people make to its generated text; absent before the first. */
  textSeq?: number;
  job?: DraftingJob;
  /** Rises each time a worker takes the job; a worker may only write under the number it was given. */
  fence: number;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  outbox?: DomainEvent[];
}

/** In which form and text may be changed. */
export const editableStatuses = proposalStatusNames.filter(isEditable);

/** One index for each order of the list, and for the usual one with a status. */
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
  },
  { _id: false },
);

const proposal = new Schema<ProposalRecord>(
  {
    _id: String,
    tenantId,
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
    textSeq: Number,
    job: { type: draftingJob, default: undefined },
    fence: count,
    createdBy: text,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'proposals', versionKey: false },
);

for (const index of Object.values(listIndexes)) proposal.index(index);
/** Search texts of before they were words begin with a letter, those of today with a space: only the former are in this. */
export const oldSearchText = { $gt: '!' } as const;
proposal.index({ searchText: 1 }, { partialFilterExpression: { searchText: oldSearchText } });
/** For those in another currency than US dollars, which most proposals do not name. */
proposal.index({ currency: 1 }, { partialFilterExpression: { currency: { $gt: '' } } });
// The two questions of the drafting queue. Only proposals with a job are in these indexes. The first does not begin with
// the tenant: a worker takes the next job of whichever tenant has its turn.
proposal.index({ 'job.state': 1, 'job.turn': 1 }, { partialFilterExpression: { 'job.state': { $gt: '' } } });
proposal.index(
  { tenantId: 1, 'job.state': 1, 'job.turn': 1 },
  { partialFilterExpression: { 'job.state': { $gt: '' } } },
);

// Before model(): hooks added after it never run.
proposal.plugin(tenantPlugin);
proposal.plugin(outboxPlugin);

export const ProposalModel = model<ProposalRecord>('Proposal', proposal);
