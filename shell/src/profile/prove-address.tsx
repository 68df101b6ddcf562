import type { User } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { useCreateEmailProofMutation } from './profile.api.ts';

/** The link of sign-up has not been opened yet. Hidden once it has. */
export function ProveAddress({ user }: { user: User }) {
  const { showToast } = useToast();
  const [mail, { isLoading }] = useCreateEmailProofMutation();
  if (!user.mustProveEmail) return null;
  const sendAgain = async () => {
    const { error } = await mail();
    if (!error) {
      showToast(`We sent another email to ${user.email}`, 'success');
      return;
    }
    logFailure('The email could not be sent', error);
    showToast(errorMessage(error, 'The email could not be sent. Please try again.'), 'error');
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
      Open the link we emailed to you. Until then, you cannot invite colleagues or change their roles.
    </Banner>
  );
}
