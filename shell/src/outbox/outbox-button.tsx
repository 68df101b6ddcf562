import { entryStateOf } from '@harambee/domain';
import { useOutbox } from '@harambee/platform';
import { IconButton, styled } from '@harambee/ui';
import { lazyOverlay } from '@harambee/ui/app';
import { Suspense, useState } from 'react';
import { changes } from './outbox-words.ts';
import { useReplay } from './use-replay.ts';

/** Few people ever open it. */
const dialog = lazyOverlay(async () => (await import('./outbox-dialog.tsx')).OutboxDialog);

const Place = styled.span`display: inline-flex; flex: none;`;

/** In the top bar, only while this device holds queued or refused changes. */
export function OutboxButton() {
  useReplay();
  const entries = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = dialog.useOpened(isOpen);
  const returned = entries.filter((entry) => entryStateOf(entry) !== 'queued').length;
  const count = entries.length;
  const needsYou =
    returned > 0 ? `, ${returned === 1 ? 'one needs' : `${returned} need`} your attention` : '';
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
      {hasOpened && (
        <Suspense fallback={null}>
          <dialog.Component open={isOpen} entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
