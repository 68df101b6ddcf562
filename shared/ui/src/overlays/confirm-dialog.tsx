import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Names what will be lost. */
  text: ReactNode;
  /** The action in words: "Delete proposal", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when something is destroyed. */
  kind?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before what cannot be undone. */
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
