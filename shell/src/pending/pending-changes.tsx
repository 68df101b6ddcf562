import { offlineStateOf } from '@harambee/domain';
import { useOfflineActions } from '@harambee/platform';
import { IconButton, styled } from '@harambee/ui';
import { useState } from 'react';
import { PendingDialog } from './pending-dialog.tsx';
import { changes } from './pending-words.ts';
import { useReplay } from './use-replay.ts';

const Place = styled.span`display: inline-flex; flex: none;`;

/** In the top bar, only while something waits on this device or has come back. */
export function PendingChanges() {
  useReplay();
  const actions = useOfflineActions();
  const [isOpen, setOpen] = useState(false);
  const returned = actions.filter((action) => offlineStateOf(action) !== 'waiting').length;
  const count = actions.length;
  const needsYou = returned > 0 ? `, ${returned === 1 ? 'one needs' : `${returned} need`} you` : '';
  return (
    <>
      {count > 0 && (
        <Place data-pending>
          <IconButton
            label={`Not sent yet: ${changes(count)}${needsYou}`}
            icon={returned > 0 ? 'alert-triangle' : 'cloud'}
            badge={count > 99 ? '99+' : count}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
        </Place>
      )}
      <PendingDialog open={isOpen} actions={actions} onClose={() => setOpen(false)} />
    </>
  );
}
