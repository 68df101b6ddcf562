import { apiPaths, type OutboxData, paths } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import type { OutboxAction } from './outbox-action.ts';
import { sendRecord } from './send-record.ts';

/**
 * The actions of remotes published before remotes declared their own: their modules have no `outbox`, but their
 * entries must be sent all the same. A remote's own declaration takes precedence. Delete this once no such
 * version is published.
 */

/** The proposal in an answer. */
function proposalIn(answer: unknown) {
  const { proposal } = (answer ?? {}) as { proposal?: Partial<Proposal> };
  if (!proposal?.id || !proposal.draftContent) return undefined;
  return { id: proposal.id, revision: proposal.revision ?? 0, answers: proposal.draftContent };
}

async function profileIn(answer: unknown) {
  const { profileInAnswer } = await import('../api/profile-answer.ts');
  const profile = profileInAnswer(answer);
  return profile && { id: profile.id, revision: profile.revision, answers: profile };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const proposalsSynced = { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' } as const;

const proposalCreate: OutboxAction = {
  label: 'New proposal',
  nameOf: () => 'Untitled proposal',
  accepts: ({ body }: OutboxData) => isObject(body),
  send: (entry) => sendRecord(entry, { method: 'POST', path: apiPaths.proposals, savedIn: proposalIn }),
  asChange: ({ body }) => {
    const { generate: _generate, ...fields } = body as { generate?: boolean };
    return { action: 'proposal-update', body: fields };
  },
  formOf: ({ id }) => paths.queuedProposal(id),
  refreshes: ['Proposal', 'ProposalStats', 'Impact'],
  synced: proposalsSynced,
};

const proposalUpdate: OutboxAction = {
  label: 'Changes to a proposal',
  nameOf: () => 'Untitled proposal',
  accepts: ({ id, body, revision, read }: OutboxData) =>
    !!id && isObject(body) && Number.isInteger(revision) && isObject(read),
  send: (entry) => {
    const path = apiPaths.proposal(entry.data.id ?? '');
    return sendRecord(entry, { method: 'PUT', path, savedIn: proposalIn });
  },
  formOf: ({ data: { id = '' } }, entries) =>
    entries.some((other) => other.id === id) ? paths.queuedProposal(id) : `${paths.proposal(id)}?mode=edit`,
  refreshes: ['Proposal', 'ProposalStats'],
  synced: proposalsSynced,
};

const profileUpdate: OutboxAction = {
  label: 'Changes to the organization profile',
  nameOf: () => 'Organization profile',
  accepts: ({ id, body }: OutboxData) => !!id && isObject(body),
  send: (entry) => {
    const path = apiPaths.profile(entry.data.id ?? '');
    return sendRecord(entry, { method: 'PUT', path, savedIn: profileIn });
  },
  formOf: ({ data: { id = '' } }) => paths.editProfile(id),
  refreshes: ['Profile'],
  synced: { message: 'PROFILE_SYNC_SUCCESS', says: 'The organization profile is up to date' },
};

export const earlierRemotes: ReadonlyMap<string, OutboxAction> = new Map([
  ['proposal-create', proposalCreate],
  ['proposal-update', proposalUpdate],
  ['profile-update', profileUpdate],
]);
