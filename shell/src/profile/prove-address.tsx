import type { User } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { useCreateEmailProofMutation } from './profile.api.ts';

/** Nobody has opened the link of sign-up yet. Shows nothing once somebody has. */
export function ProveAddress({ user }: { user: User }) {
  const { showToast } = useToast();
  const [mail, { isLoading }] = useCreateEmailProofMutation();
  if (!user.mustProveEmail) return null;
  const sendAgain = async () => {
    const { error } = await mail();
    if (!error) {
      showToast(`We have sent another mail to ${user.email}`, 'success');
      return;
    }
    logFailure('The mail could not be sent', error);
    showToast(errorMessage(error, 'The mail could not be sent. Please try again.'), 'error');
  };
  return (
    <Banner
      tone="pending"
      icon="mail"
      title={`Confirm that ${user.email} is yours`}
      actions={
        <Button small busy={isLoading} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
      }
    >
      Open the link we have mailed there. Until then you cannot invite colleagues or change their roles.
    </Banner>
  );
}
