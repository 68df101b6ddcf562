import type { OutboxEntry } from '@harambee/domain';
import { announce, discard, isQueued, replayNow } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { ConfirmDialog, Dialog } from '@harambee/ui/app';
import { useState } from 'react';
import { ChangesFileButtons } from './changes-file-buttons.tsx';
import { OutboxRow } from './outbox-row.tsx';
import { nameOf } from './outbox-words.ts';

const List = styled.ul`
  display: grid; gap: 0; margin: 0 -4px;
  & > li + li { border-top: 1px solid var(--line-soft); }
`;
const File = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; padding-top: 16px; border-top: 1px solid var(--line-soft);
  & > small { flex-basis: 100%; font-size: var(--t-sm); color: var(--ink-2); }
`;
const Words = styled.p`color: var(--ink-2); margin-bottom: 8px;`;

interface OutboxDialogProps {
  open: boolean;
  entries: readonly OutboxEntry[];
  onClose: () => void;
}

/** Everything of this person that the server does not have, and what they can do about it. */
export function OutboxDialog({ open, entries, onClose }: OutboxDialogProps) {
  const [given, setGiven] = useState<OutboxEntry>();
  const [isAsked, setAsked] = useState(false);
  const giveUp = async () => {
    setAsked(false);
    if (given && (await discard(given.id))) announce(`Discarded: ${nameOf(given)}`);
  };
  return (
    <>
      <Dialog
        open={open}
        title="Not sent yet"
        onClose={onClose}
        actions={
          <>
            {entries.some(isQueued) && (
              <Button icon="refresh" onClick={replayNow}>
                Try to send now
              </Button>
            )}
            <Button kind="primary" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {entries.length === 0 ? (
          <p>Everything is sent.</p>
        ) : (
          <>
            <Words>
              These changes are only on this device. They are sent automatically when you are back online.
            </Words>
            <List>
              {entries.map((entry) => (
                <OutboxRow
                  key={entry.id}
                  entry={entry}
                  all={entries}
                  onFollow={onClose}
                  onDiscard={() => {
                    setGiven(entry);
                    setAsked(true);
                  }}
                />
              ))}
            </List>
          </>
        )}
        <File>
          <ChangesFileButtons />
          <small>The file holds your changes and what you typed, not documents you have chosen.</small>
        </File>
      </Dialog>
      <ConfirmDialog
        open={isAsked}
        title="Discard this change?"
        kind="danger"
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => void giveUp()}
        onCancel={() => setAsked(false)}
        text={
          <>
            <b dir="auto">{given && nameOf(given)}</b> is only on this device. What you wrote in it will be
            lost.
          </>
        }
      />
    </>
  );
}
