import { paths } from '@harambee/domain';
import { logFailure, useAuth, useUser } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useState } from 'react';
import { addressed } from '../lib/addressed.ts';
import { answerOf } from './attempt.ts';
import { useUpdateOnboardingMutation } from './onboarding.api.ts';
import { IconList } from './steps/information-steps.tsx';
import { useFocusOnPageWhenClosed } from './wizard-effects.ts';

const Root = styled.div`display: grid; gap: 16px;`;

/**
 * For people who joined an existing organization (TEAM-08): where they are, their role, and where to begin.
 * There is nothing to fill in, so closing it in any way counts as seen.
 */
export function MemberWelcome() {
  const { tenantName, role, firstName } = useUser();
  const [isOpen, setOpen] = useState(true);
  const markSeen = useMarkSeen();
  useFocusOnPageWhenClosed(isOpen);
  const leave = () => {
    setOpen(false);
    void markSeen();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={addressed(`Welcome to ${tenantName}`, firstName)}
      actions={
        <>
          <Button onClick={leave}>Look around first</Button>
          <Button kind="primary" to={paths.proposals} onClick={leave}>
            See the proposals
          </Button>
        </>
      }
    >
      <Root>
        <p>
          You are a <b>{role}</b> of {tenantName}. You and your colleagues can read and edit everything here.
          Owners invite people and manage the organization.
        </p>
        <IconList
          items={[
            {
              icon: 'file',
              title: 'See what is being written',
              text: 'Every proposal and its progress.',
            },
            {
              icon: 'pencil',
              title: 'Write a proposal yourself',
              text: 'It starts with the facts in your organization’s profile.',
            },
            {
              icon: 'user',
              title: 'Tell colleagues how to reach you',
              text: 'In Profile, below your name in the sidebar.',
            },
          ]}
        />
      </Root>
    </Dialog>
  );
}

/** If this call fails, the welcome appears once more at the next load. */
function useMarkSeen() {
  const user = useUser();
  const { updateUser } = useAuth();
  const [complete] = useUpdateOnboardingMutation();
  return async () => {
    try {
      await answerOf(() => complete(), 'Failed to skip onboarding');
      updateUser({ ...user, onboarded: true });
    } catch (error) {
      logFailure('The welcome could not be marked as seen', error);
    }
  };
}
