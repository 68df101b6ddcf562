import { saySameBlocks } from '@harambee/domain';
import type { Answer, TextBlock } from '@harambee/domain/schemas';
import { useRef, useState } from 'react';
import type { SaveState } from '../../text-editor/save-status.tsx';
import { usePausedSave } from '../../text-editor/use-paused-save.ts';
import type { SaveAnswerOf } from '../data/use-save-answer.ts';

interface AnswerAutosave {
  /** As it was when writing began, or when what was restored was typed. */
  answer: Answer;
  /** Typed before the page was loaded anew, and not saved. */
  restored: TextBlock[] | undefined;
  save: SaveAnswerOf;
}

/** Saves an answer after a pause, over the words it was made from; two texts are kept until one is chosen. */
export function useAnswerAutosave({ answer, restored, save }: AnswerAutosave) {
  const [typed, setTyped] = useState<TextBlock[]>(restored ?? answer.text);
  const [state, setState] = useState<SaveState>(restored ? 'unsaved' : 'saved');
  const [theirs, setTheirs] = useState<Answer>();
  const latest = useRef(typed);
  /** What the server has, as far as is known here. */
  const known = useRef({ ...answer, shown: answer.text });
  const met = useRef(false);

  const hasMore = () => !saySameBlocks(known.current.shown, latest.current);

  const send = async (over = known.current as Answer, isChosen = false): Promise<void> => {
    if (met.current && !isChosen) return;
    const blocks = latest.current;
    if (!isChosen && !hasMore()) return;
    setState('saving');
    const saved = await save(over, { blocks });
    if (saved.kind === 'conflict') {
      met.current = true;
      setTheirs(saved.theirs);
      setState('conflict');
      return;
    }
    if (saved.kind === 'failed') {
      setState('unsaved');
      return;
    }
    met.current = false;
    setTheirs(undefined);
    known.current = {
      ...known.current,
      ...(saved.kind === 'saved' && saved.answer),
      blocks,
      shown: blocks,
    };
    setState(hasMore() ? 'typing' : saved.kind === 'queued' ? 'queued' : 'saved');
  };
  const saving = usePausedSave(() => send());

  return {
    typed,
    state,
    theirs,
    isChanged: hasMore(),
    /** The revision that what is typed was made from. */
    revision: () => known.current.revision,
    onText: (blocks: TextBlock[]) => {
      latest.current = blocks;
      setTyped(blocks);
      if (!hasMore()) {
        saving.forget();
        return;
      }
      if (met.current) return;
      setState('typing');
      saving.saveLater();
    },
    flush: saving.flush,
    hasMore,
    /** What is typed takes the place of what somebody else saved. */
    keepMine: () => (theirs ? send(theirs, true) : Promise.resolve()),
    /** What somebody else saved stays: nothing of what is typed is sent. */
    takeTheirs: () => {
      met.current = true;
      latest.current = known.current.shown;
    },
  };
}
