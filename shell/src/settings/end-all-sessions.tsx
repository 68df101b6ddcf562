import { errorMessage, logFailure, useAuth, useOutbox, useToast } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useDeleteSessionsMutation } from '../api/shell.api.ts';
import { notSentYet } from '../outbox/outbox-words.ts';

/** Ends every sign-in of this person at once: the others, or also the present one. */
export function EndAllSessions({ others }: { others: number }) {
  const [endAll, { isLoading }] = useDeleteSessionsMutation();
  const { logout } = useAuth();
  const { showToast } = useToast();
  const queued = useOutbox().length;
  const [isOpen, setOpen] = useState(false);

  const signOutEverywhere = async () => {
    const { error } = await endAll(true);
    setOpen(false);
    if (error) {
      logFailure('Signing out everywhere failed', error);
      showToast(errorMessage(error, 'You could not be signed out everywhere. Please try again.'), 'error');
      return;
    }
    // The server knows; here everything of this person goes as with any other sign-out.
    await logout();
  };

  return (
    <>
      <Button small kind="danger" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Sign out everywhere?"
        text={[
          others === 0
            ? 'You are signed in here only. You will sign in again on this device.'
            : `This ends ${others === 1 ? 'one other session' : `${others} other sessions`} and the one on this device. You will sign in again.`,
          ...(queued > 0 ? [notSentYet(queued), 'What was not sent will be lost.'] : []),
        ].join(' ')}
        confirmLabel="Sign out everywhere"
        kind="danger"
        busy={isLoading}
        onConfirm={() => void signOutEverywhere()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
