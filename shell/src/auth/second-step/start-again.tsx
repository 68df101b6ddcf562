import { paths } from '@harambee/domain';
import { secondStep } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { goTo } from '../../lib/browser-path.ts';

/** Cancels the sign-in here and on the server, for the next person at this computer. */
export function StartAgain() {
  const cancel = () => {
    void secondStep.deletePendingSignIn().catch(() => undefined);
    goTo(paths.login);
  };
  return (
    <Button kind="quiet" onClick={cancel}>
      Cancel and sign in again
    </Button>
  );
}
