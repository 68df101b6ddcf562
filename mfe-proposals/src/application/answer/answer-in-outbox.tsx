import { entryStateOf } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { discard } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { OutboxBanner } from '@harambee/ui/app';
import { useState } from 'react';
import { type AnswerEntry, answerTarget } from '../../applications/application-outbox.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import * as S from './answer.styles.ts';
import { AnswerConflict } from './answer-conflict.tsx';

/** What waits on this device, came back, or met somebody else's: nothing is lost until a person decides. */
export function AnswerInOutbox({ look }: { look: QuestionLook }) {
  const { application, entries } = useAnswers();
  const id = answerTarget(application.proposalId, look.question.id);
  const entry = entries.findLast(({ data }) => data.id === id);
  if (!entry) return null;
  return (
    <div>
      <OutboxBanner entry={entry} />
      {entryStateOf(entry) !== 'queued' && <Decide look={look} entry={entry} />}
    </div>
  );
}

function Decide({ look: { answer }, entry }: { look: QuestionLook; entry: AnswerEntry }) {
  const { save } = useAnswers();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { body, read } = entry.data;
  const wanted = body.blocks ?? undefined;
  const choose = async (whose: 'mine' | 'theirs') => {
    setBusy(true);
    if (whose === 'mine') await save(answer, body, entry.id);
    else await discard(entry.id);
    setBusy(false);
    setOpen(false);
  };
  return (
    <S.Tools>
      {wanted && (
        <Button small kind="primary" onClick={() => setOpen(true)}>
          Compare both texts
        </Button>
      )}
      {!wanted && (
        <Button small busy={busy} onClick={() => void choose('mine')}>
          Try again
        </Button>
      )}
      <Button small kind="quiet" onClick={() => void discard(entry.id)}>
        Discard mine
      </Button>
      {isOpen && wanted && (
        <AnswerConflict
          read={(read.blocks as TextBlock[] | null | undefined) ?? []}
          mine={wanted}
          theirs={answer.text}
          busy={busy}
          onChoose={(whose) => void choose(whose)}
          onCancel={() => setOpen(false)}
        />
      )}
    </S.Tools>
  );
}
