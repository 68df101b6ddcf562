import { useState } from 'react';
import { useUser } from '../session/use-auth.ts';
import { showUndo } from '../toast.ts';
import type { UnsavedText } from './unsaved-keys.ts';
import { deleteUnsavedText, readUnsaved, storeUnsavedText } from './unsaved-text.ts';

export interface Restored<T> {
  content: T;
  /** When it was typed, in milliseconds; text of an earlier release has no time. */
  at?: number;
}

/**
 * The unsaved text of a form (`useUnsavedText`), to start it with; undefined if there is none, or none that `parse`
 * accepts. Use `turn` as the key of the form, so that it starts again when the text is discarded or restored.
 */
export function useRestoredText<T>(name: string, parse: (content: unknown) => T | undefined) {
  const { id } = useUser();
  const read = (): { raw: UnsavedText; restored: Restored<T> } | undefined => {
    const raw = readUnsaved(id, name);
    const content = raw && parse(raw.content);
    if (!raw || content === undefined) return undefined;
    return { raw, restored: { content, ...(raw.at !== undefined && { at: raw.at }) } };
  };
  const [{ unsaved, turn }, setState] = useState(() => ({ unsaved: read(), turn: 0 }));

  /** Does not ask for confirmation, because a toast offers to undo it. */
  const discard = () => {
    const raw = readUnsaved(id, name);
    void deleteUnsavedText(id, name);
    setState({ unsaved: undefined, turn: turn + 1 });
    if (!raw) return;
    showUndo('What you typed was discarded', () => {
      storeUnsavedText(id, name, raw.content);
      setState(({ turn: last }) => ({ unsaved: read(), turn: last + 1 }));
    });
  };

  return { restored: unsaved?.restored, turn, discard };
}
