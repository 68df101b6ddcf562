import { entryStateOf, outboxWords, paths, refusalWords } from '@harambee/domain';
import { announce, discard, May } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import type { NewProfileEntry } from '../../outbox.ts';

/** Above a profile that only this device has: what happens to it, and the way to delete it before it is sent (OFFLINE-18). */
export function QueuedProfile({ entry }: { entry: NewProfileEntry }) {
  const [isAsked, setAsked] = useState(false);
  const isQueued = entryStateOf(entry) === 'queued';
  const remove = async () => {
    setAsked(false);
    if (await discard(entry.id)) announce('Profile discarded');
  };
  return (
    <>
      <Banner
        tone={isQueued ? 'pending' : 'error'}
        icon={isQueued ? 'cloud' : 'alert-circle'}
        title={isQueued ? outboxWords.queued : 'It was not accepted. Nothing you wrote is lost.'}
        actions={
          <>
            <May do="profile.write">
              <Button small to={paths.editProfile(entry.id)}>
                Edit
              </Button>
            </May>
            <Button small kind="quiet" onClick={() => setAsked(true)}>
              Discard
            </Button>
          </>
        }
      >
        {isQueued
          ? 'This profile waits on this device and will be sent when you are back online. Its public page opens then.'
          : entry.refusal && refusalWords(entry.refusal)}
      </Banner>
      <ConfirmDialog
        open={isAsked}
        title="Discard this profile?"
        kind="danger"
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
        text="It is only on this device. What you wrote in it will be lost."
      />
    </>
  );
}
