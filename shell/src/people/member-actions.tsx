import type { Member, Role } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useAuth, useToast, useUser } from '@harambee/platform';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useDeleteMemberMutation, useUpdateMemberMutation } from './people.api.ts';

export type MemberAction = 'owner' | 'member' | 'remove';
export interface Asked {
  action: MemberAction;
  member: Member;
}

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What is asked before each action: who is meant, and what follows from it. */
const questions: Record<MemberAction, (name: string, isSelf: boolean, organization: string) => Question> = {
  owner: (name) => ({
    title: `Make ${name} an owner?`,
    text: 'Owners invite and remove people, decide who finds your organization, and can delete it. The person signs in again with the new role.',
    confirmLabel: 'Make owner',
  }),
  member: (name, isSelf) => ({
    title: isSelf ? 'Become a member yourself?' : `Make ${name} a member?`,
    text: isSelf
      ? 'You can then no longer invite or remove people. Another owner can make you an owner again.'
      : 'Members write and read everything, but do not invite or remove people. The person signs in again with the new role.',
    confirmLabel: 'Make member',
  }),
  remove: (name, _isSelf, organization) => ({
    title: `Remove ${name}?`,
    text: `${name} can no longer sign in, and the account with all its personal data is deleted. What was written for ${organization} stays. This cannot be undone.`,
    confirmLabel: 'Remove',
  }),
};
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
    const role: Role = action === 'owner' ? 'Owner' : 'Member';
    const { error } =
      action === 'remove' ? await remove(member.id) : await changeRole({ id: member.id, role });
    setOpen(false);
    if (error) {
      logFailure('Changing the people of the organization failed', error);
      onRefusal(errorMessage(error, 'That could not be done. Please try again.'));
      return;
    }
    if (action !== 'remove' && member.id === user.id) updateUser({ ...user, role });
    const name = nameOf(member);
    showToast(
      action === 'remove'
        ? `${name} is removed`
        : `${name} is now ${role === 'Owner' ? 'an owner' : 'a member'}`,
      'success',
    );
  };

  const question =
    asked && questions[asked.action](nameOf(asked.member), asked.member.id === user.id, user.tenantName);
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
