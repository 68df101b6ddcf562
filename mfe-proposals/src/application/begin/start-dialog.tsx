import { answerAsPlainText, isAnswered } from '@harambee/domain';
import type { AnswerStart } from '@harambee/domain/schemas';
import { Banner, Button } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useId, useMemo, useState } from 'react';
import { useFormerAnswers } from '../../former-answers/use-former-answers.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { questionTitle } from '../questions/state-words.ts';
import * as S from './start-dialog.styles.ts';
import { amountOf, formerChoice, type StartChoice, startChoices, startKey } from './starts.ts';

interface StartDialogProps {
  look: QuestionLook;
  /** Chosen when it opens; else where the answer begins now. */
  first?: AnswerStart | undefined;
  onBegin: (choice: StartChoice) => void;
  onClose: () => void;
}

/** Where an answer begins from: each choice with its words, before anything is replaced (CALL-24). */
export function StartDialog({ look, first, onBegin, onClose }: StartDialogProps) {
  const { proposal } = useAnswers();
  const { answer } = look;
  const { sections, tables, nothing } = useMemo(() => startChoices(proposal), [proposal]);
  const { matches } = useFormerAnswers(look.question.text);
  const former = matches.map(formerChoice);
  const all = [...former, ...sections, ...tables, nothing];
  const [chosen, choose] = useState(startKey(first ?? answer.start));
  const choice = all.find(({ start }) => startKey(start) === chosen) ?? nothing;
  const own = answer.blocks && isAnswered(answer.blocks) ? answer.blocks : undefined;
  const isSame =
    (!own && startKey(answer.start) === chosen) || !all.some(({ start }) => startKey(start) === chosen);
  const group = (label: string, choices: readonly StartChoice[]) =>
    choices.length > 0 && (
      <S.Group>
        <legend>{label}</legend>
        {choices.map(({ start, name, amount }) => (
          <label key={startKey(start)}>
            <input
              type="radio"
              name="start"
              checked={startKey(start) === chosen}
              onChange={() => choose(startKey(start))}
            />
            <span>{name}</span>
            <small>{start.kind === 'nothing' ? '' : amount}</small>
          </label>
        ))}
      </S.Group>
    );
  const preview = useId();
  return (
    <Dialog
      open
      wide
      title="Where does this answer begin?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind={own ? 'danger' : 'primary'} disabled={isSame} onClick={() => onBegin(choice)}>
            {own ? 'Replace the answer' : 'Begin from this'}
          </Button>
        </>
      }
    >
      <S.Question dir="auto">{questionTitle(look)}</S.Question>
      {own && (
        <Banner tone="warning" title={`What was written here is replaced (${amountOf(own).toLowerCase()})`}>
          Right after it, you can undo this.
        </Banner>
      )}
      <S.Columns>
        <div>
          {group('Former answers', former)}
          {group('Sections of the proposal', sections)}
          {group('Tables of the plan', tables)}
          {group('Or', [nothing])}
        </div>
        <S.Preview aria-labelledby={preview}>
          <h3 id={preview}>{choice.name}</h3>
          {isAnswered(choice.blocks) ? (
            <p dir="auto">{answerAsPlainText(choice.blocks)}</p>
          ) : (
            <p data-empty="">
              {choice.start.kind === 'nothing'
                ? 'An empty answer, to be written.'
                : 'There is no text in it yet.'}
            </p>
          )}
        </S.Preview>
      </S.Columns>
    </Dialog>
  );
}
