import { dismissToast, useToasts } from '@harambee/platform';
import { ToastHost } from '@harambee/ui';
import { Snackbars } from './snackbars.tsx';

/** The lower right of every page: the current snackbar, and the toasts below it. */
export function ToastArea() {
  const toasts = useToasts();
  return (
    <ToastHost toasts={toasts} onClose={(id) => dismissToast(Number(id))}>
      <Snackbars />
    </ToastHost>
  );
}
