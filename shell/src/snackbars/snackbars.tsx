import { Button, Logo, Snackbar } from '@harambee/ui';
import { useInstall } from './install.ts';
import { useUpdate } from './updates.ts';
import { useConnection } from './use-connection.ts';

const mark = (
  <span aria-hidden="true">
    <Logo size={44} markOnly />
  </span>
);

function CurrentSnackbar() {
  const connection = useConnection();
  const update = useUpdate();
  const install = useInstall();
  if (connection.message === 'offline') {
    return (
      <Snackbar
        key="offline"
        icon="offline"
        tone="warning"
        title="You're Offline"
        text="Cached content available"
        onClose={connection.close}
      />
    );
  }
  if (connection.message === 'back') {
    return (
      <Snackbar key="back" icon="cloud" tone="success" title="Back Online" text="Syncing latest changes..." />
    );
  }
  if (update.isAvailable) {
    return (
      <Snackbar
        key="update"
        icon="refresh"
        tone="primary"
        title="Update Available"
        text="New features and improvements ready"
        actions={
          <>
            <Button small kind="quiet" onClick={update.later}>
              Later
            </Button>
            <Button small kind="primary" busy={update.isApplying} onClick={update.apply}>
              Update Now
            </Button>
          </>
        }
      />
    );
  }
  if (!install.isOffered) return null;
  return (
    <Snackbar
      key="install"
      mark={mark}
      title="Install Harambee"
      text="Get instant access and work offline"
      actions={
        <>
          <Button small kind="quiet" onClick={install.neverMind}>
            Don't ask again
          </Button>
          <Button small onClick={install.later}>
            Later
          </Button>
          <Button small kind="primary" onClick={install.install}>
            {install.isInstalling ? 'Installing...' : 'Install'}
          </Button>
        </>
      }
    />
  );
}

/** Messages about the app itself (OFFLINE-15): one snackbar at a time, the most urgent first. */
export function Snackbars() {
  return (
    <div role="status" aria-live="polite" data-part="snackbars">
      <CurrentSnackbar />
    </div>
  );
}
