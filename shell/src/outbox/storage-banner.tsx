import { noteLostSeen, useLostChanges, useOutbox, useStorageRoom } from '@harambee/platform';
import { Banner, Button, room, styled } from '@harambee/ui';
import { ChangesFileButtons } from './changes-file-buttons.tsx';
import { goneWords } from './outbox-words.ts';

const Place = styled.div`
  display: grid; gap: 12px; padding: 16px 32px 0; @container ${room.narrow} { padding: 12px 16px 0; }
`;

const fullWords = {
  little: {
    tone: 'warning',
    title: 'This browser is almost out of room',
    text: 'Soon it cannot keep on this device what you write. Save what waits as a file, or go online so that it is sent.',
  },
  none: {
    tone: 'error',
    title: 'This browser has no more room',
    text: 'What you write now is kept only while this page is open. Save it as a file before you close the page, then make room on this device or go online.',
  },
} as const;

/** On every page: what the browser can keep no more, or has lost (OFFLINE-21, OFFLINE-22). */
export function StorageBanner() {
  const lost = useLostChanges();
  const left = useStorageRoom();
  const count = useOutbox().length;
  // Almost full matters to those alone who have something on this device.
  const full = left === 'none' || (left === 'little' && count > 0) ? fullWords[left] : undefined;
  if (lost === 0 && !full) return null;
  return (
    <Place>
      {lost > 0 && (
        <Banner
          tone="error"
          title={goneWords(lost)}
          actions={
            <>
              <ChangesFileButtons only="restore" onRestored={noteLostSeen} />
              <Button small kind="quiet" onClick={noteLostSeen}>
                Understood
              </Button>
            </>
          }
        >
          The browser removed what was there to make room, or its data was cleared. If you have saved it as a
          file, restore that. Otherwise it has to be written again.
        </Banner>
      )}
      {full && (
        <Banner tone={full.tone} title={full.title} actions={<ChangesFileButtons only="save" />}>
          {full.text}
        </Banner>
      )}
    </Place>
  );
}
