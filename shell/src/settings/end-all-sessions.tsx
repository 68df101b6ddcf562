import { errorMessage, logFailure, useAuth, useOutbox, useToast } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useDeleteSessionsMutation } from '../api/shell.api.ts';
import { notSentYet } from '../outbox/outbox-words.ts';

/** Ends all sessions of this person: the others, or also the current one. */
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
    // The server has ended them; here everything of this person is removed as with any sign-out.
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
            ? 'You are signed in only here. You will have to sign in again on this device.'
            : `This ends ${others === 1 ? 'one other session' : `${others} other sessions`} and the one on this device. You will have to sign in again.`,
          ...(queued > 0 ? [notSentYet(queued), 'Changes that were not sent will be lost.'] : []),
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
