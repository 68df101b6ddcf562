import { type Role, roles } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useAuth, useToast, useUser } from '@harambee/platform';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useDeleteMemberMutation, useUpdateMemberMutation } from './people.api.ts';

/** A role to give, or the end. */
export type MemberAction = Role | 'remove';
export interface Asked {
  action: MemberAction;
  member: Member;
}

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** "Make owner". */
export const giveLabel = (role: Role): string => `Make ${role.toLowerCase()}`;

/** What is asked before each action: who is meant, and what follows from it. */
function questionOf({ action, member }: Asked, isSelf: boolean, organization: string): Question {
  const name = nameOf(member);
  if (action === 'remove') {
    return {
      title: `Remove ${name}?`,
      text: `${name} can no longer sign in, and the account with all its personal data is deleted. What was written for ${organization} stays. This cannot be undone.`,
      confirmLabel: 'Remove',
    };
  }
  const { noun, about, aboutSelf } = roles[action];
  return {
    title: isSelf ? `Become ${noun} yourself?` : `Make ${name} ${noun}?`,
    text: isSelf ? aboutSelf : `${about} The person signs in again with the new role.`,
    confirmLabel: giveLabel(action),
  };
}
interface Question {
  title: string;
  text: string;
  confirmLabel: string;
}

/** Asks, does what was confirmed, and tells a refusal to whoever shows the list. */
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
      onRefusal(errorMessage(error, 'That could not be done. Please try again.'));
      return;
    }
    if (action !== 'remove' && member.id === user.id) updateUser({ ...user, role: action });
    const name = nameOf(member);
    showToast(action === 'remove' ? `${name} is removed` : `${name} is now ${roles[action].noun}`, 'success');
  };

  const question = asked && questionOf(asked, asked.member.id === user.id, user.tenantName);
  return {
    ask: (next: Asked) => {
      setAsked(next);
      setOpen(true);
    },
    // The words stay while the window closes.
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
