import {
  type OfflineAction,
  offlineActionLabels,
  offlineStateOf,
  paths,
  refusalWords,
} from '@harambee/domain';

/** What the person calls it; notifications have no name of their own worth a line. */
export const nameOf = ({ action, title, data }: OfflineAction): string => {
  if (action === 'notification-read' && 'ids' in data) {
    return data.ids.length === 1
      ? '1 notification marked as read'
      : `${data.ids.length} notifications marked as read`;
  }
  return title || (action === 'profile-update' ? 'Organization profile' : 'Untitled proposal');
};

export const kindOf = ({ action }: OfflineAction): string => offlineActionLabels[action];

/** Where its text can be changed; undefined where there is none. */
export function formOf(action: OfflineAction, all: readonly OfflineAction[]): string | undefined {
  if (action.action === 'proposal-create') return paths.unsentProposal(action.id);
  if (action.action === 'profile-update') return paths.editProfile(action.data.id);
  if (action.action !== 'proposal-update') return undefined;
  const { id } = action.data;
  return all.some((other) => other.id === id) ? paths.unsentProposal(id) : `${paths.proposal(id)}?mode=edit`;
}

export function whyReturned(action: OfflineAction): string | undefined {
  const { refusal } = action;
  const state = offlineStateOf(action);
  if (state === 'conflict') {
    return 'Somebody else saved another text while yours waited. Both are kept: choose which one stays.';
  }
  return refusal && refusalWords(refusal);
}

export const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** Before they are lost by signing out. */
export const notSentYet = (count: number): string =>
  `${changes(count)} ${count === 1 ? 'has' : 'have'} not been sent.`;
