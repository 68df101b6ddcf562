import type { OwnOrganization } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useAuth, useOutbox, useToast, useUser } from '@harambee/platform';
import { ConfirmDialog } from '@harambee/ui/app';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { changes, notSentYet } from '../outbox/outbox-words.ts';

type Target = Pick<OwnOrganization, 'tenantId' | 'name'>;

const SwitchContext = createContext<((to: Target) => void) | null>(null);

/** Changes that were not sent wait on this device, so people who have some are told where they wait (ORG-08). */
export function SwitchProvider({ children }: { children: ReactNode }) {
  const { switchOrganization } = useAuth();
  const { tenantName } = useUser();
  const { showToast } = useToast();
  const count = useOutbox().length;
  const [asked, setAsked] = useState<Target>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const go = useCallback(
    async ({ tenantId, name }: Target) => {
      setBusy(true);
      try {
        await switchOrganization(tenantId);
      } catch (error) {
        logFailure('Switching to another organization failed', error);
        const words = error instanceof Error ? error.message : errorMessage(error, '');
        showToast(words || `${name} could not be opened. Please try again.`, 'error');
        setOpen(false);
      } finally {
        setBusy(false);
      }
    },
    [switchOrganization, showToast],
  );
  const switchTo = useCallback(
    (to: Target) => {
      if (count === 0) {
        void go(to);
        return;
      }
      setAsked(to);
      setOpen(true);
    },
    [count, go],
  );
  return (
    <SwitchContext value={switchTo}>
      {children}
      <ConfirmDialog
        open={isOpen}
        title={`Switch to ${asked?.name ?? ''} before ${changes(count)} ${count === 1 ? 'is' : 'are'} sent?`}
        confirmLabel="Switch"
        cancelLabel="Stay here"
        busy={isBusy}
        onConfirm={() => asked && void go(asked)}
        onCancel={() => setOpen(false)}
        text={`${notSentYet(count)} What waits stays on this device, and is sent when you open ${tenantName} here again.`}
      />
    </SwitchContext>
  );
}

/** Opens another organization of the account, in every tab (ORG-02). */
export function useSwitch(): (to: Target) => void {
  const switchTo = use(SwitchContext);
  if (!switchTo) throw new Error('useSwitch must be used within a SwitchProvider');
  return switchTo;
}
