import { dismissToast, useToasts } from '@harambee/platform';
import { ToastHost } from '@harambee/ui';
import { Notices } from './notices.tsx';

/** The lower right of every page: the notice of the moment, and the toasts below it. */
export function Corner() {
  const toasts = useToasts();
  return (
    <ToastHost toasts={toasts} onClose={(id) => dismissToast(Number(id))}>
      <Notices />
    </ToastHost>
  );
}
