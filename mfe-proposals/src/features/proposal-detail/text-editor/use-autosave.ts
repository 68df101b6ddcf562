import { saySameBlocks } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';
import { useRef, useState } from 'react';
import type { EditedParagraph, EngineWords } from '../../../text-editor/edited-paragraph.ts';
import type { SaveState } from '../../../text-editor/save-status.tsx';
import { usePausedSave } from '../../../text-editor/use-paused-save.ts';
import { changesOf, type KnownParagraph } from '../paragraph-changes/paragraph-changes.ts';
import type { SaveText } from './use-text-save.ts';

interface Autosave {
  section: TextChange['section'];
  known: Map<string, KnownParagraph>;
  engine: ReadonlyMap<string, EngineWords>;
  save: SaveText;
}

/** Saves after a pause; each change names the revision that it was made from. */
export function useAutosave({ section, known, engine, save }: Autosave) {
  const [changes, setChanges] = useState<TextChange[]>([]);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef<EditedParagraph[]>(undefined);
  const current = useRef(save);
  current.current = save;

  const unsavedChanges = () => (latest.current ? changesOf(section, latest.current, known, engine) : []);

  const settle = (sent: readonly TextChange[], answer: Exclude<Awaited<ReturnType<SaveText>>, undefined>) => {
    for (const change of sent) {
      const { paragraph, blocks, base, revision } = change;
      const edit =
        answer === 'queued'
          ? undefined
          : answer.edits.find((one) => one.section === section && one.paragraph === paragraph);
      // Where two met, ours waits beside theirs: what comes next was still made without knowing theirs.
      const isSaved = edit && !edit.other && saySameBlocks(edit.blocks, blocks);
      const seen = answer !== 'queued' && blocks === null ? 0 : revision;
      known.set(paragraph, {
        blocks: blocks ?? engine.get(paragraph)?.blocks ?? [],
        revision: isSaved ? edit.revision : seen,
        base,
      });
    }
  };

  const saving = usePausedSave(async () => {
    const sent = unsavedChanges();
    if (sent.length === 0) return;
    setState('saving');
    const answer = await current.current(sent);
    if (answer) settle(sent, answer);
    const left = unsavedChanges();
    setChanges(left);
    if (!answer) setState('unsaved');
    else if (left.length > 0) setState('typing');
    else setState(answer === 'queued' ? 'queued' : answer.conflicts.length > 0 ? 'conflict' : 'saved');
  });

  /** Answers what is not saved now. */
  const onText = (paragraphs: EditedParagraph[]): TextChange[] => {
    latest.current = paragraphs;
    const left = unsavedChanges();
    setChanges(left);
    if (left.length === 0) {
      saving.forget();
      return left;
    }
    setState('typing');
    saving.saveLater();
    return left;
  };

  return { changes, state, onText, flush: saving.flush, hasMore: () => unsavedChanges().length > 0 };
}
