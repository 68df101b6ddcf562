import type { User } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { useUpdateUserMutation } from '../api/shell.api.ts';
import { useDeletePendingEmailMutation, useShowUser } from './profile.api.ts';

/**
 * A new address that is not confirmed yet: until then the old one stays in use (AUTH-29). Hidden if there is
 * none.
 */
export function PendingAddress({ user }: { user: User }) {
  const showUser = useShowUser();
  const { showToast } = useToast();
  const [save, saving] = useUpdateUserMutation();
  const [forget, forgetting] = useDeletePendingEmailMutation();
  const { firstName, lastName, email, pendingEmail } = user;
  if (!pendingEmail) return null;

  const failed = (error: unknown, words: string) => {
    logFailure(words, error);
    showToast(errorMessage(error, `${words}. Please try again.`), 'error');
  };
  const sendAgain = async () => {
    const { error } = await save({ firstName, lastName, email: pendingEmail });
    if (error) failed(error, 'The email could not be sent');
    else showToast(`We sent another email to ${pendingEmail}`, 'success');
  };
  const keepOld = async () => {
    const { error } = await forget();
    if (error) {
      failed(error, 'The change could not be canceled');
      return;
    }
    const { pendingEmail: _, ...rest } = user;
    showUser(rest);
    showToast(`${email} is still your address`, 'success');
  };

  return (
    <Banner
      tone="pending"
      icon="mail"
      title={`Confirm ${pendingEmail} by email`}
      actions={
        <>
          <Button small busy={saving.isLoading} onClick={() => void sendAgain()}>
            Send again
          </Button>
          <Button small kind="quiet" busy={forgetting.isLoading} onClick={() => void keepOld()}>
            Cancel the change
          </Button>
        </>
      }
    >
      We sent a link there. Until you open it, {email} remains your address.
    </Banner>
  );
}
