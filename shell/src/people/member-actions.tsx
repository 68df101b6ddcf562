import { type Role, roles } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useAuth, useToast, useUser } from '@harambee/platform';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useDeleteMemberMutation, useUpdateMemberMutation } from './people.api.ts';

/** A new role, or removal. */
export type MemberAction = Role | 'remove';
export interface Asked {
  action: MemberAction;
  member: Member;
}

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** "Make owner". */
export const giveLabel = (role: Role): string => `Make ${roles[role].label.toLowerCase()}`;

/** The question before each action: who is affected, and what will happen. */
function questionOf({ action, member }: Asked, isSelf: boolean, organization: string): Question {
  const name = nameOf(member);
  if (action === 'remove') {
    return {
      title: `Remove ${name}?`,
      text: `${name} can no longer sign in, and the account with all its personal data is deleted. Everything written for ${organization} stays. This cannot be undone.`,
      confirmLabel: 'Remove',
    };
  }
  const { noun, about, aboutSelf } = roles[action];
  return {
    title: isSelf ? `Become ${noun} yourself?` : `Make ${name} ${noun}?`,
    text: isSelf ? aboutSelf : `${about} The new role applies at once.`,
    confirmLabel: giveLabel(action),
  };
}
interface Question {
  title: string;
  text: string;
  confirmLabel: string;
}

/** Asks, runs the confirmed action, and reports a refusal to the list. */
export function useMemberActions(onRefusal: (words: string) => void) {
  const user = useUser();
  const { updateUser } = useAuth();
  const { showToast } = useToast();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [changeRole, changing] = useUpdateMemberMutation();
  const [remove, removing] = useDeleteMemberMutation();

  const act = async ({ action, member }: Asked) => {
    onRefusal('');
    const { error } =
      action === 'remove' ? await remove(member.id) : await changeRole({ id: member.id, role: action });
    setOpen(false);
    if (error) {
      logFailure('Changing the people of the organization failed', error);
      onRefusal(errorMessage(error, 'That didn’t work. Please try again.'));
      return;
    }
    if (action !== 'remove' && member.id === user.id) updateUser({ ...user, role: action });
    const name = nameOf(member);
    showToast(
      action === 'remove' ? `${name} was removed` : `${name} is now ${roles[action].noun}`,
      'success',
    );
  };

  const question = asked && questionOf(asked, asked.member.id === user.id, user.tenantName);
  return {
    ask: (next: Asked) => {
      setAsked(next);
      setOpen(true);
    },
    // The text stays while the window closes.
    dialog: asked && question && (
      <ConfirmDialog
        open={isOpen}
        title={question.title}
        text={question.text}
        confirmLabel={question.confirmLabel}
        kind={asked.action === 'remove' ? 'danger' : 'primary'}
        busy={changing.isLoading || removing.isLoading}
        onConfirm={() => void act(asked)}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
