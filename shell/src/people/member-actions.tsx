import { type Role, roles } from '@harambee/domain';
import type { Member } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useAuth, useToast, useUser } from '@harambee/platform';
import { styled } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { nameOf } from './name-of.ts';
import { useCreateHandOverMutation, useDeleteMemberMutation, useUpdateMemberMutation } from './people.api.ts';
import { nobody, TakeOver, takersFor } from './take-over.tsx';

/** A new role, handing over, or removal. */
export type MemberAction = Role | 'hand-over' | 'remove';
export interface Asked {
  action: MemberAction;
  member: Member;
}

/** "Make owner". */
export const giveLabel = (role: Role): string => `Make ${roles[role].label.toLowerCase()}`;

/** The question before each action: who is affected, and what will happen. */
function questionOf({ action, member }: Asked, isSelf: boolean, organization: string): Question {
  const name = nameOf(member);
  if (action === 'remove') {
    return {
      title: `Remove ${name}?`,
      text: `${name} can no longer sign in to ${organization}, and everything personal that it holds about them is deleted. Everything written for ${organization} stays. This cannot be undone.`,
      confirmLabel: 'Remove',
    };
  }
  if (action === 'hand-over') {
    return {
      title: isSelf ? 'Hand over what you lead?' : `Hand over what ${name} leads?`,
      text: isSelf ? 'You stay in the organization.' : `${name} stays in the organization.`,
      confirmLabel: 'Hand over',
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

const Asking = styled.div`display: grid; gap: 16px;`;

function doneWords({ action, member }: Asked, taker: Member | undefined): string {
  const name = nameOf(member);
  const tookOver = taker && `${nameOf(taker)} takes over`;
  if (action === 'remove') return `${name} was removed${tookOver ? `, and ${tookOver}` : ''}`;
  if (action === 'hand-over') return `${tookOver ?? 'Somebody takes over'} from ${name}`;
  return `${name} is now ${roles[action].noun}`;
}

/** Asks, runs the confirmed action, and reports a refusal to the list. */
export function useMemberActions(members: readonly Member[], onRefusal: (words: string) => void) {
  const user = useUser();
  const { updateUser } = useAuth();
  const { showToast } = useToast();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [changeRole, changing] = useUpdateMemberMutation();
  const [remove, removing] = useDeleteMemberMutation();
  const [handOver, handingOver] = useCreateHandOverMutation();
  const [taker, setTaker] = useState(nobody);
  const takers = asked ? takersFor(members, asked.member.id) : [];

  const send = ({ action, member: { id } }: Asked) => {
    if (action === 'remove') return remove({ id, ...(taker !== nobody && { handTo: taker }) });
    if (action === 'hand-over') return handOver({ id, to: taker });
    return changeRole({ id, role: action });
  };
  const act = async ({ action, member }: Asked) => {
    onRefusal('');
    const { error } = await send({ action, member });
    setOpen(false);
    if (error) {
      logFailure('Changing the people of the organization failed', error);
      onRefusal(errorMessage(error, 'That didn’t work. Please try again.'));
      return;
    }
    const isRole = action !== 'remove' && action !== 'hand-over';
    if (isRole && member.id === user.id) updateUser({ ...user, role: action });
    showToast(
      doneWords(
        { action, member },
        takers.find(({ id }) => id === taker),
      ),
      'success',
    );
  };

  const question = asked && questionOf(asked, asked.member.id === user.id, user.tenantName);
  return {
    ask: (next: Asked) => {
      setAsked(next);
      const may = takersFor(members, next.member.id);
      // Whoever asks, because they know most about it; with one click another one.
      setTaker((may.find(({ id }) => id === user.id) ?? may[0])?.id ?? nobody);
      setOpen(true);
    },
    // The text stays while the window closes.
    dialog: asked && question && (
      <ConfirmDialog
        open={isOpen}
        title={question.title}
        text={
          asked.action === 'remove' || asked.action === 'hand-over' ? (
            <Asking>
              <p>{question.text}</p>
              <TakeOver
                takers={takers}
                value={taker}
                onChange={setTaker}
                mustChoose={asked.action === 'hand-over'}
              />
            </Asking>
          ) : (
            question.text
          )
        }
        confirmLabel={question.confirmLabel}
        kind={asked.action === 'remove' ? 'danger' : 'primary'}
        busy={changing.isLoading || removing.isLoading || handingOver.isLoading}
        onConfirm={() => void act(asked)}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
