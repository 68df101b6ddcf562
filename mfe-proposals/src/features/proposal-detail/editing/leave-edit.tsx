import { LeaveDialog } from '@harambee/ui/app';
import { useEffect } from 'react';

interface LeaveEditProps {
  /** Whether anything is typed that is not saved. */
  mayLose: () => boolean;
  isChanged: boolean;
  isStored: boolean;
}

/** Unsaved changes are named before one leaves them, by a link as by closing the tab. */
export function LeaveEdit({ mayLose, isChanged, isStored }: LeaveEditProps) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => mayLose() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged, mayLose]);
  return (
    <LeaveDialog
      mayLose={mayLose}
      title="Leave without saving?"
      stayLabel="Keep editing"
      text={
        isStored
          ? 'Your team does not see your changes yet. What you typed stays on this device, and you can continue here later.'
          : 'This browser cannot store what you typed, so your changes to this proposal will be lost.'
      }
    />
  );
}
