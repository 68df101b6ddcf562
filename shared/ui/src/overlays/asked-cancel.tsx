import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * The Cancel button of a form. It asks for confirmation if something was typed; the toast that follows can undo it.
 */
export function useAskedCancel(isChanged: boolean, onCancel: () => void) {
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    onCancel();
  };
  return {
    cancel: () => (isChanged ? setAsked(true) : onCancel()),
    dialog: (
      <ConfirmDialog
        open={isAsked}
        title="Discard your changes?"
        text="The form goes back to what was saved last. You can undo this for a few seconds."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        kind="danger"
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    ),
  };
}
