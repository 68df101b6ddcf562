import type { AnswerStart } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { startName } from './starts.ts';
import { useBegin } from './use-begin.ts';

/** Fetched when somebody chooses. */
const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));

const changeButton = 'change-start';

/** The dialog that asks where an answer begins from: what is chosen first in it is shown with its words. */
export function useStartDialog(look: QuestionLook): {
  open: (first?: AnswerStart) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ first: AnswerStart | undefined }>();
  const begin = useBegin(look.answer);
  const focusLater = useFocusLater();
  const close = () => {
    setAsked(undefined);
    focusLater(changeButton);
  };
  const dialog = asked && (
    <Suspense fallback={null}>
      <StartDialog
        look={look}
        first={asked.first}
        onClose={close}
        onBegin={({ start, blocks }) => {
          close();
          void begin(start, start.kind === 'bank' ? blocks : undefined);
        }}
      />
    </Suspense>
  );
  return { open: (first) => setAsked({ first }), dialog };
}

interface BeginsFromProps {
  look: QuestionLook;
  /** Absent where it may not be changed. */
  onChange: (() => void) | undefined;
}

/** Where an answer begins from, whether it still follows that, and how to choose another place (CALL-24). */
export const BeginsFrom = ({ look, onChange }: BeginsFromProps) => (
  <span>
    {startWords(look)}{' '}
    {onChange && (
      <Button small kind="quiet" id={changeButton} onClick={onChange}>
        {look.answer.start.kind === 'nothing' ? 'Begin from…' : 'Change'}
      </Button>
    )}
  </span>
);

function startWords({ answer: { start, blocks } }: QuestionLook) {
  const name = <b>{startName(start)}</b>;
  if (blocks === null) {
    return start.kind === 'nothing' ? 'Begins from nothing' : <>Follows {name}</>;
  }
  return start.kind === 'nothing' ? 'Your own words' : <>Your own words, based on {name}</>;
}
