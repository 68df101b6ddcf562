import { Button } from '@harambee/ui';
import { lazy, Suspense, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import type { QuestionLook } from '../questions/question-looks.ts';
import { startName } from './starts.ts';
import { useBegin } from './use-begin.ts';

/** Fetched when somebody chooses. */
const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));

const changeButton = 'change-start';

interface BeginsFromProps {
  look: QuestionLook;
  isDisabled: boolean;
}

/** Where an answer begins from, whether it still follows that, and how to choose another place (CALL-24). */
export function BeginsFrom({ look, isDisabled }: BeginsFromProps) {
  const { answer } = look;
  const [isOpen, setOpen] = useState(false);
  const begin = useBegin(answer);
  const focusLater = useFocusLater();
  const close = () => {
    setOpen(false);
    focusLater(changeButton);
  };
  return (
    <span>
      {startWords(look)}{' '}
      {!isDisabled && (
        <Button small kind="quiet" id={changeButton} onClick={() => setOpen(true)}>
          {answer.start.kind === 'nothing' ? 'Begin from…' : 'Change'}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <StartDialog
            look={look}
            onClose={close}
            onBegin={({ start }) => {
              close();
              void begin(start);
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

function startWords({ answer: { start, blocks } }: QuestionLook) {
  const name = <b>{startName(start)}</b>;
  if (blocks === null) {
    return start.kind === 'nothing' ? 'Begins from nothing' : <>Follows {name}</>;
  }
  return start.kind === 'nothing' ? 'Your own words' : <>Your own words, begun from {name}</>;
}
