// The router itself, which is there on every page with a form: the provider of links knows nothing of blockers.
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveDialogProps {
  /** Asked at each change of page: true while leaving would put something aside. */
  mayLose: () => boolean;
  title: string;
  /** What becomes of the text. */
  text: string;
  /** Label of the button that stays: "Keep writing". */
  stayLabel: string;
}

/** Leaving a page with something unsaved asks first, and names what becomes of it. Needs a data router. */
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
