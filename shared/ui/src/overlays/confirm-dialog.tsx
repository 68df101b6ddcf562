import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Says what will be lost. */
  text: ReactNode;
  /** The action: "Delete proposal", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /**
   * `danger` if something is deleted.
   */
  kind?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel', kind = 'primary', busy } = props;
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      onClose={props.onCancel}
      actions={
        <>
          <Button autoFocus onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={kind} solid busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
