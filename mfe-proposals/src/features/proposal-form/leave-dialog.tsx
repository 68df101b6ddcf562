import { ConfirmDialog } from '@harambee/ui/app';
import { useBlocker } from 'react-router-dom';

interface LeaveDialogProps {
  mayLose: () => boolean;
  isKept: boolean;
}

/** Leaving a half-written proposal asks first, and names what becomes of it. */
export function LeaveDialog({ mayLose, isKept }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mayLose(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave this proposal?"
      confirmLabel="Leave"
      cancelLabel="Keep writing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      text={
        isKept
          ? 'It is not a proposal yet. What you typed stays on this device and waits for you under New Proposal.'
          : 'It is not saved, and this browser keeps nothing: what you typed will be lost.'
      }
    />
  );
}
