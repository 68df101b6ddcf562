import { answerAsPlainText } from '@harambee/domain';
import { Button } from '@harambee/ui';
import type { QuestionLook } from '../data/question-looks.ts';
import { PlainText } from './portal.styles.ts';
import { useCopy } from './use-copy.ts';

/** Copies an answer as a portal takes it (CALL-26). */
export function CopyAnswer({ look: { answer } }: { look: QuestionLook }) {
  const text = answerAsPlainText(answer.text);
  const { copy, how, shown } = useCopy(text);
  return (
    <>
      <Button icon={how === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {how === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      {how === 'selected' && (
        <PlainText ref={shown} tabIndex={0} aria-label="Answer to copy" dir="auto">
          {text}
        </PlainText>
      )}
    </>
  );
}
