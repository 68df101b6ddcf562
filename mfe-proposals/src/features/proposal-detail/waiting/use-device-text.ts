import type { ParagraphEdit } from '@harambee/domain/schemas';
import { logFailure, useUser } from '@harambee/platform';
import type { FirstText, TextSource } from '@harambee/proposal-files/device';
import { useEffect, useState } from 'react';
import { onDevice } from '../../../device-text/device-text.ts';
import { rememberSeen } from '../../../waiting/seen-text.ts';

export type DeviceText =
  | { state: 'none' }
  | { state: 'writing' }
  | { state: 'written'; text: FirstText }
  | { state: 'failed' };

interface Wanted {
  /** The seed: the id that the proposal will have. */
  id: string;
  source: TextSource;
  edits: ParagraphEdit[];
  /** The server has not been asked for this proposal yet. */
  isUntried: boolean;
}

/** The text of a waiting proposal, drafted on the device; again when the answers or the edits change (OFFLINE-30). */
export function useDeviceText(wanted: Wanted | undefined): DeviceText & { retry: () => void } {
  const { id: userId } = useUser();
  const [text, setText] = useState<FirstText>();
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const key = wanted && JSON.stringify([wanted.id, wanted.source, wanted.edits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is wanted
  useEffect(() => {
    if (!wanted) return;
    const { id, source, edits, isUntried } = wanted;
    let isCurrent = true;
    setFailed(false);
    onDevice({ kind: 'text', source, seed: id, edits }).then(
      (written) => {
        rememberSeen(userId, id, written.sections, isUntried);
        if (isCurrent) setText(written);
      },
      (error: unknown) => {
        logFailure('The text could not be drafted on the device', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  const retry = () => setTurn((before) => before + 1);
  if (!wanted) return { state: 'none', retry };
  if (isFailed) return { state: 'failed', retry };
  return text ? { state: 'written', text, retry } : { state: 'writing', retry };
}
