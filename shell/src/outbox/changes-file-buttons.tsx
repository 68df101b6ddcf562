import { replayNow, restoreChanges, saveChangesFile, showToast } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { useRef, useState } from 'react';
import { restoredWords } from './outbox-words.ts';

const Problem = styled.p`flex-basis: 100%; color: var(--error-ink); font-size: var(--t-sm);`;

/** Without the service worker, its code may have to come over the network first. */
const notLoaded = 'This part of Harambee could not be loaded. Keep the page open and try again online.';

interface ChangesFileButtonsProps {
  /** Only one of the two, where the other is no help. */
  only?: 'save' | 'restore';
  onRestored?: () => void;
}

/** Saves what waits on this device as a file, and takes such a file in again (OFFLINE-21). */
export function ChangesFileButtons({ only, onRestored }: ChangesFileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const restore = async (file: File) => {
    setProblem(undefined);
    const result = await restoreChanges(file).catch(() => ({ problem: notLoaded }));
    if ('problem' in result) return setProblem(result.problem);
    showToast(restoredWords(result), 'success');
    replayNow();
    onRestored?.();
  };

  const save = async () => {
    setProblem(undefined);
    try {
      if (!(await saveChangesFile())) showToast('Nothing waits on this device.', 'info');
    } catch {
      setProblem(notLoaded);
    }
  };

  return (
    <>
      {only !== 'restore' && (
        <Button small icon="download" onClick={() => void save()}>
          Save as a file
        </Button>
      )}
      {only !== 'save' && (
        <>
          <Button small icon="upload" onClick={() => input.current?.click()}>
            Restore from file
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            aria-label="File of waiting changes"
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0];
              // So that the same file can be chosen again.
              event.target.value = '';
              if (file) void restore(file);
            }}
          />
        </>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}
