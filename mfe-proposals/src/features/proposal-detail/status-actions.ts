import { nextStatusesByHand, type ProposalStatus } from '@harambee/domain';
import type { ButtonKind, IconName } from '@harambee/ui';

/** A button that takes the proposal to its next status. */
export interface StatusAction {
  to: ProposalStatus;
  label: string;
  icon: IconName;
  kind: ButtonKind;
  /** Asked first where the step cannot be taken back; names what it means. */
  confirm: { title: string; text: string };
}

const actions: Partial<Record<ProposalStatus, Omit<StatusAction, 'to'>>> = {
  submitted: {
    label: 'Submit',
    icon: 'send',
    kind: 'primary',
    confirm: {
      title: 'Submit this proposal?',
      text: 'This marks it as sent to the funder. Its text can no longer be changed.',
    },
  },
  under_review: {
    label: 'Mark as under review',
    icon: 'clock',
    kind: 'primary',
    confirm: {
      title: 'Mark as under review?',
      text: 'The funder has the proposal and is reading it. This step cannot be undone.',
    },
  },
  approved: {
    label: 'Mark as approved',
    icon: 'check-circle',
    kind: 'primary',
    confirm: {
      title: 'Mark as approved?',
      text: 'The funder said yes. This step cannot be undone.',
    },
  },
  rejected: {
    label: 'Mark as rejected',
    icon: 'close',
    kind: 'plain',
    confirm: {
      title: 'Mark as rejected?',
      text: 'The funder said no. You can reopen the proposal as a draft afterwards.',
    },
  },
  funded: {
    label: 'Mark as funded',
    icon: 'coin',
    kind: 'primary',
    confirm: {
      title: 'Mark as funded?',
      text: 'The money has arrived. This is the last status of a proposal.',
    },
  },
  draft: {
    label: 'Reopen as draft',
    icon: 'pencil',
    kind: 'primary',
    confirm: {
      title: 'Reopen as a draft?',
      text: 'You can change the answers and generate a new text. The rejection stays in the history.',
    },
  },
};

/** Only what the state machine of the domain allows by hand, in its order. */
export function statusActionsOf(status: ProposalStatus): StatusAction[] {
  return nextStatusesByHand(status).flatMap((to) => {
    const action = actions[to];
    return action ? [{ to, ...action }] : [];
  });
}
