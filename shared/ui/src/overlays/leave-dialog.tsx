// Uses the router itself, which exists on every page with a form, because the navigation provider has no blockers.
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveDialogProps {
  /** Called at each page change: true while leaving would discard or set aside text. */
  mayLose: () => boolean;
  title: string;
  /** What happens to the text. */
  text: string;
  /** Label of the button that stays: "Keep writing". */
  stayLabel: string;
}

/** Asks before leaving a page with unsaved text, and says what happens to it. Needs a data router. */
export function LeaveDialog({ mayLose, title, text, stayLabel }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mayLose(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      text={text}
      confirmLabel="Leave"
      cancelLabel={stayLabel}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
