import { answerAsPlainText, isAnswered, limitInWords } from '@harambee/domain';
import { Button, EmptyState, Icon, ProgressBar } from '@harambee/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { Counter } from '../limit/counter.tsx';
import { questionTitle } from '../questions/state-words.ts';
import * as S from './portal.styles.ts';
import { useCopy } from './use-copy.ts';

/** Elements that use the arrow keys themselves. */
const ownKeys = 'input, select, textarea, pre';

/** One question after the other, to be copied into the funder's portal and ticked off (CALL-26). */
export function PortalView({ open }: { open: string | undefined }) {
  const { looks, select } = useAnswers();
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater();
  const copied = looks.filter(({ answer }) => answer.isTicked).length;
  // Ticked off, it stays until somebody goes on.
  const [first] = useState(() => (nextOpen(looks, -1) ?? looks[0])?.question.id);
  const shown = looks.find(({ question }) => question.id === (open ?? first)) ?? looks[0];
  if (!shown) {
    return (
      <EmptyState
        picture="boat"
        title="There is nothing to copy yet"
        text="This call asks no questions yet."
      />
    );
  }
  const at = looks.indexOf(shown);
  const goTo = (look: QuestionLook | undefined, idOf = titleId) => {
    if (!look) return;
    select(look.question.id);
    focusLater(idOf(look));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.matches(ownKeys)) return;
    const next = { ArrowRight: looks[at + 1], ArrowLeft: looks[at - 1] }[event.key];
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  return (
    <S.Portal ref={root} onKeyDown={onKeyDown}>
      <S.Progress>
        <p>
          <b>
            {copied} of {looks.length} copied
          </b>
          <span>
            Question {at + 1} of {looks.length}
          </span>
        </p>
        <ProgressBar
          label="Copied answers"
          value={(copied / looks.length) * 100}
          valueText={`${copied} of ${looks.length}`}
        />
      </S.Progress>
      <PortalQuestion
        key={shown.question.id}
        look={shown}
        onTicked={() => goTo(nextOpen(looks, at) ?? shown, copyId)}
      />
      <S.Steps aria-label="Questions">
        <Button kind="quiet" icon="chevron-left" disabled={at === 0} onClick={() => goTo(looks[at - 1])}>
          Previous
        </Button>
        <Button
          kind="quiet"
          iconAfter="chevron-right"
          disabled={at === looks.length - 1}
          onClick={() => goTo(looks[at + 1])}
        >
          Next
        </Button>
      </S.Steps>
      <S.KeyHint>← and → go from question to question. Enter copies, Enter again ticks it off.</S.KeyHint>
    </S.Portal>
  );
}

/** Of one question each: the focus waits for the next one. */
const titleId = (look: QuestionLook) => `portal-question-${look.question.id}`;
const copyId = (look: QuestionLook) => `portal-copy-${look.question.id}`;
const tickId = 'portal-tick';

/** The next answer after this place that is not copied yet; after the last the first again. */
function nextOpen(looks: readonly QuestionLook[], at: number): QuestionLook | undefined {
  const isOpen = ({ answer }: QuestionLook) => isAnswered(answer.text) && !answer.isTicked;
  return looks.slice(at + 1).find(isOpen) ?? looks.slice(0, Math.max(at, 0)).find(isOpen);
}

/** Its answer as the portal gets it. After copying, the focus is on what comes next: ticking it off. */
function PortalQuestion({ look, onTicked }: { look: QuestionLook; onTicked: () => void }) {
  const { save, application } = useAnswers();
  const { question, answer, limit, needs } = look;
  const text = answerAsPlainText(answer.text);
  const hasText = text.trim() !== '';
  const { copy, how, shown } = useCopy(text);
  const focusLater = useFocusLater();
  const canTick = !application.isSent;
  const tick = (isTicked: boolean) => void save(answer, { isTicked });
  const copyIt = async () => {
    const done = await copy();
    if (done === 'copied' && canTick && !isUpToDate) focusLater(tickId);
  };
  const isUpToDate = answer.isTicked && !answer.isChangedSinceTicked;
  return (
    <S.Card aria-labelledby={titleId(look)}>
      {question.section && <p dir="auto">{question.section}</p>}
      <h2 id={titleId(look)} tabIndex={-1} dir="auto">
        {questionTitle(look)}
      </h2>
      <p>{[question.required ? '' : 'Optional', limitInWords(question)].filter(Boolean).join(' · ')}</p>
      {hasText ? (
        <S.PlainText ref={shown} tabIndex={0} aria-label="Answer" dir="auto">
          {text}
        </S.PlainText>
      ) : (
        <p>No answer yet.</p>
      )}
      {limit && hasText && <Counter limit={limit} />}
      {needs.length > 0 && (
        <S.Warning>
          <Icon name="alert-triangle" size={16} />
          {needs.length === 1 ? 'A fact is missing' : `${needs.length} facts are missing`} in this answer.
        </S.Warning>
      )}
      {hasText && (
        <S.Actions>
          <Button
            id={copyId(look)}
            kind={how === 'copied' ? 'plain' : 'primary'}
            icon={how === 'copied' ? 'check' : 'copy'}
            onClick={() => void copyIt()}
          >
            {how === 'copied' ? 'Copied' : 'Copy'}
          </Button>
          {canTick && how !== undefined && !isUpToDate && (
            <Button
              id={tickId}
              kind="primary"
              icon="check"
              onClick={() => {
                tick(true);
                onTicked();
              }}
            >
              Tick off and go on
            </Button>
          )}
        </S.Actions>
      )}
      <S.Tick>
        <input
          type="checkbox"
          checked={answer.isTicked}
          disabled={!canTick}
          onChange={({ target }) => tick(target.checked)}
        />
        <span>
          {answer.isChangedSinceTicked
            ? 'It was in the portal, and has changed since'
            : hasText
              ? 'It is in the portal'
              : 'Done in the portal without this answer'}
        </span>
      </S.Tick>
    </S.Card>
  );
}
