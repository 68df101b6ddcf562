import { Button } from '@harambee/ui';
import { lazy, Suspense, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import type { AnswerLimit, QuestionLook } from '../data/question-looks.ts';

/** Fetched when somebody wants to shorten: it brings a part of the engine. */
const Cuts = lazy(async () => ({ default: (await import('./cuts.tsx')).Cuts }));

const shortenButton = 'shorten-answer';

/** For an answer above its limit: what could go, to look at and to choose from. */
export function Shorten({ look, limit }: { look: QuestionLook; limit: AnswerLimit }) {
  const [isOpen, setOpen] = useState(false);
  const focusLater = useFocusLater();
  const close = () => {
    setOpen(false);
    focusLater(shortenButton);
  };
  return (
    <>
      <Button small icon="shorten" id={shortenButton} onClick={() => setOpen(true)}>
        See what could go
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Cuts look={look} limit={limit} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
