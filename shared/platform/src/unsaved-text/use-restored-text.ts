import { useState } from 'react';
import { useUser } from '../session/use-auth.ts';
import { showUndo } from '../toast.ts';
import { forgetKeptText, type Kept, keepText, readKept } from './unsaved-text.ts';

export interface Restored<T> {
  content: T;
  /** When it was typed, in milliseconds; text of an earlier release has no time. */
  at?: number;
}

/**
 * What was kept of a form (`useKeptText`), to begin it with; undefined when there is nothing, or nothing that `parse`
 * understands. `turn` is the key of the form: it begins anew when the text is discarded, or brought back.
 */
export function useRestoredText<T>(name: string, parse: (content: unknown) => T | undefined) {
  const { id } = useUser();
  const read = (): { raw: Kept; restored: Restored<T> } | undefined => {
    const raw = readKept(id, name);
    const content = raw && parse(raw.content);
    if (!raw || content === undefined) return undefined;
    return { raw, restored: { content, ...(raw.at !== undefined && { at: raw.at }) } };
  };
  const [{ kept, turn }, setState] = useState(() => ({ kept: read(), turn: 0 }));

  /** Without asking: it can be brought back for a while. */
  const discard = () => {
    const raw = readKept(id, name);
    void forgetKeptText(id, name);
    setState({ kept: undefined, turn: turn + 1 });
    if (!raw) return;
    showUndo('What you typed is discarded', () => {
      keepText(id, name, raw.content);
      setState(({ turn: last }) => ({ kept: read(), turn: last + 1 }));
    });
  };

  return { restored: kept?.restored, turn, discard };
}
