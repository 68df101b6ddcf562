import { apiPaths, type OutboxEntry, paths } from '@harambee/domain';
import type { CreateProposalBody, Proposal, ProposalFields } from '@harambee/domain/schemas';
import { type Outbox, type OutboxAction, type SavedRecord, sendRecord, sentAs } from '@harambee/platform';
import { answerOutbox } from './answer-outbox.ts';
import { answerAction } from './applications/application-outbox.ts';
import { callOutbox } from './call-outbox.ts';
import { commentAction } from './comment-data/comment-outbox.ts';
import { documentOutbox } from './document-data/document-outbox.ts';
import { teamOutbox } from './team-data/team-outbox.ts';
import { textAction } from './text-outbox.ts';

interface NewProposal {
  body: CreateProposalBody;
  isPersonalDataConfirmed?: boolean;
}
interface ProposalChange {
  id: string;
  body: ProposalFields;
  revision: number;
  read: ProposalFields;
}
export type NewProposalEntry = OutboxEntry<'proposal-create', NewProposal>;
export type ProposalEditEntry = OutboxEntry<'proposal-update', ProposalChange>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNewProposal = (data: object) => isObject((data as Partial<NewProposal>).body);
const isProposalChange = (data: object) => {
  const { id, body, revision, read } = data as Partial<ProposalChange>;
  return Boolean(id) && isObject(body) && Number.isInteger(revision) && isObject(read);
};

export const isNewEntry = (entry: OutboxEntry): entry is NewProposalEntry =>
  entry.action === 'proposal-create' && isNewProposal(entry.data);
export const isEditEntry = (entry: OutboxEntry): entry is ProposalEditEntry =>
  entry.action === 'proposal-update' && isProposalChange(entry.data);

function savedIn(answer: unknown): SavedRecord | undefined {
  const { proposal, changedBy } = (answer ?? {}) as { proposal?: Partial<Proposal>; changedBy?: string };
  if (!proposal?.id || !proposal.draftContent) return undefined;
  const { id, revision = 0, draftContent: answers } = proposal;
  return { id, revision, answers, ...(changedBy !== undefined && { changedBy }) };
}

const nameOf = () => 'Untitled proposal';
const synced = { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' } as const;

/**
 * A language model gets personal data with the person's yes alone (CHECK-08), and writes nothing that the person has read on
 * the device (OFFLINE-36).
 */
export function createAddress(
  { isPersonalDataConfirmed }: Pick<NewProposal, 'isPersonalDataConfirmed'>,
  isByEngine = false,
): string {
  const query = new URLSearchParams({
    ...(isPersonalDataConfirmed && { confirmed: 'personal_data' }),
    ...(isByEngine && { drafter: 'built-in' }),
  });
  return `${apiPaths.proposals}${query.size > 0 ? `?${query}` : ''}`;
}

/** A call that was queued itself has been sent before, and has the server's id now. */
const forSentCall = ({ callId, ...body }: CreateProposalBody): CreateProposalBody =>
  callId === undefined ? body : { ...body, callId: sentAs(callId)?.id ?? callId };

const create: OutboxAction<NewProposal> = {
  label: 'New proposal',
  nameOf,
  accepts: isNewProposal,
  send: async (entry) => {
    const { sendNewProposal } = await import('./waiting/send-new-proposal.ts');
    const ready = { ...entry, data: { ...entry.data, body: forSentCall(entry.data.body) } };
    return sendNewProposal(ready, (isByEngine) =>
      sendRecord(ready, { method: 'POST', path: createAddress(entry.data, isByEngine), savedIn }),
    );
  },
  asChange: ({ body: { generate: _generate, callId: _callId, ...body } }) => ({
    action: 'proposal-update',
    body,
  }),
  formOf: ({ id }) => paths.queuedProposal(id),
  refreshes: ['Proposal', 'ProposalStats', 'Impact'],
  synced,
};

const update: OutboxAction<ProposalChange> = {
  label: 'Changes to a proposal',
  nameOf,
  accepts: isProposalChange,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: apiPaths.proposal(entry.data.id),
      savedIn,
      merging: async () => (await import('./merging/merging.ts')).mergeProposals,
    }),
  // Of one that is queued itself, the form is that of the new proposal.
  formOf: ({ data: { id } }, entries) =>
    entries.some((other) => other.id === id) ? paths.queuedProposal(id) : `${paths.proposal(id)}?mode=edit`,
  refreshes: ['Proposal', 'ProposalStats'],
  synced,
};

/** What of proposals, calls and answers can be saved without a network. The names are stored in browsers. */
export const outbox: Outbox = {
  ...callOutbox,
  ...documentOutbox,
  ...answerOutbox,
  ...teamOutbox,
  'proposal-create': create,
  'proposal-update': update,
  'proposal-text': textAction,
  'proposal-answer': answerAction,
  'proposal-comment': commentAction,
};
