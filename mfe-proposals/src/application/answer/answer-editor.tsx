import type { Answer, TextBlock } from '@harambee/domain/schemas';
import { useUnsavedText } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { useMemo, useState } from 'react';
import { useEditorComments } from '../../comments/state/use-editor-comments.ts';
import { placeKey } from '../../comments/words/place-key.ts';
import { WritingSurface } from '../../text-editor/writing-surface.tsx';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { limitWith } from '../data/question-looks.ts';
import { type UnsavedAnswer, unsavedAnswerName } from '../data/unsaved-answer.ts';
import { Counter } from '../limit/counter.tsx';
import * as S from './answer.styles.ts';
import { AnswerConflict } from './answer-conflict.tsx';
import { useAnswerAutosave } from './use-answer-autosave.ts';

interface AnswerEditorProps {
  look: QuestionLook;
  base: string;
  /** Typed before the page was loaded anew, and not saved. */
  restored: UnsavedAnswer | undefined;
  onDone: () => void;
  /** What somebody else wrote was chosen: it is shown in place of what was typed. */
  onReplaced: (theirs: Answer) => void;
}

const place = 'start';

/** An answer, to be written in: with its facts locked, and counted as the funder counts (CALL-25). */
export function AnswerEditor({ look, base, restored, onDone, onReplaced }: AnswerEditorProps) {
  const { proposal, facts, save } = useAnswers();
  const { question } = look;
  const [answer] = useState(() => (restored ? { ...look.answer, revision: restored.revision } : look.answer));
  const autosave = useAnswerAutosave({ answer, restored: restored?.blocks, save });
  const [isComparing, setComparing] = useState(true);
  const contentOf = (blocks: TextBlock[]): UnsavedAnswer => ({
    questionId: question.id,
    blocks,
    revision: autosave.revision(),
  });
  const unsaved = useUnsavedText(
    unsavedAnswerName(proposal.id),
    contentOf(autosave.typed),
    autosave.isChanged,
  );
  const [paragraphs] = useState(() => [{ paragraph: place, blocks: autosave.typed }]);
  const engine = useMemo(() => new Map([[place, { base, blocks: [] }]]), [base]);
  const limit = limitWith(look, autosave.typed);
  const comments = useEditorComments(
    placeKey({ kind: 'answer', questionId: question.id }),
    paragraphs,
    autosave.flush,
  );

  const done = async (isShown: () => boolean) => {
    await autosave.flush();
    if (autosave.hasMore()) {
      setComparing(true);
      return;
    }
    if (isShown()) unsaved.forget();
    onDone();
  };
  const choose = async (whose: 'mine' | 'theirs') => {
    if (whose === 'mine') return autosave.keepMine();
    autosave.takeTheirs();
    unsaved.forget();
    if (autosave.theirs) onReplaced(autosave.theirs);
  };

  return (
    <S.Writing>
      <WritingSurface
        id={`answer-${question.id}`}
        proposalId={proposal.id}
        title={question.text}
        paragraphs={paragraphs}
        engine={engine}
        hasEngineWords={false}
        cards={facts}
        state={autosave.state}
        foot={
          <>
            {limit && <Counter limit={limit} isSpoken />}
            {autosave.theirs && !isComparing && (
              <Button small onClick={() => setComparing(true)}>
                Compare both texts
              </Button>
            )}
          </>
        }
        onComment={comments.onComment}
        onText={(edited) => {
          comments.noteTyped(edited);
          const blocks = edited.flatMap((paragraph) => paragraph.blocks);
          autosave.onText(blocks);
          if (autosave.hasMore()) unsaved.noteTyped(contentOf(blocks));
        }}
        onDone={(_paragraph, isShown) => void done(isShown)}
      />
      {autosave.theirs && isComparing && (
        <AnswerConflict
          read={answer.text}
          mine={autosave.typed}
          theirs={autosave.theirs.text}
          busy={autosave.state === 'saving'}
          onChoose={(whose) => void choose(whose)}
          onCancel={() => setComparing(false)}
        />
      )}
    </S.Writing>
  );
}
