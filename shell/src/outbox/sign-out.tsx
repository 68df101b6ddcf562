import { useAuth, useOutbox, useWaitingElsewhere } from '@harambee/platform';
import { ConfirmDialog } from '@harambee/ui/app';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { notSentYet } from './outbox-words.ts';

const SignOutContext = createContext<(() => void) | null>(null);

/** Signing out deletes everything of a person from this device, so people with queued changes are asked first. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { logout } = useAuth();
  // Also those that wait in other organizations: they go with all that this person has on this device.
  const count = useOutbox().length + useWaitingElsewhere();
  const [isAsked, setAsked] = useState(false);
  const signOut = useCallback(() => {
    if (count > 0) setAsked(true);
    else void logout();
  }, [count, logout]);
  return (
    <SignOutContext value={signOut}>
      {children}
      <ConfirmDialog
        open={isAsked}
        title="Sign out and lose changes that were not sent?"
        kind="danger"
        confirmLabel="Sign out anyway"
        cancelLabel="Stay signed in"
        onConfirm={() => void logout()}
        onCancel={() => setAsked(false)}
        text={`${notSentYet(count)} Sign out anyway and lose ${count === 1 ? 'it' : 'them'}?`}
      />
    </SignOutContext>
  );
}

/** Signs out, after a question if something would be lost. */
export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut must be used within a SignOutProvider');
  return signOut;
}
