import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { room } from '../theme/room.ts';
import { Dialog } from './dialog.tsx';

/** The three versions of one answer, as a person reads them. */
export interface ChangedAnswer {
  name: string;
  label: string;
  /** The common starting point. */
  read: string;
  mine: string;
  theirs: string;
}

export interface ChangedElsewhereProps {
  title: string;
  text: string;
  answers: readonly ChangedAnswer[];
  busy?: boolean;
  /** Called with the names of the answers for which the other person's version is kept. */
  onSave: (theirs: readonly string[]) => void;
  onCancel: () => void;
}

type Choice = 'mine' | 'theirs';

const Fieldset = styled.fieldset`
  margin-top: 20px;
  & legend { font-weight: 600; margin-bottom: 8px; }
  & > div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  & label {
    display: block; min-width: 0; padding: 12px; border: 1px solid var(--line); border-radius: var(--r-control);
    background: var(--card); cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--primary); box-shadow: 0 0 0 1px var(--primary); }
  & label > span { display: flex; gap: 8px; align-items: center; font-size: 13px; color: var(--ink-2); margin-bottom: 6px; }
  & input { accent-color: var(--primary); margin: 0; width: 16px; height: 16px; }
  & p { white-space: pre-line; overflow-wrap: anywhere; max-height: 240px; overflow-y: auto; }
  @container ${room.narrow} { & > div { grid-template-columns: minmax(0, 1fr); } }
`;

/** Somebody else saved first (412): shows both versions side by side, so that nothing is overwritten silently. */
export function ChangedElsewhere({ title, text, answers, busy, onSave, onCancel }: ChangedElsewhereProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const differing = answers.filter(({ mine, theirs }) => mine !== theirs);
  // By default, answers that only the other person changed stay theirs, and all others are mine.
  const choiceOf = ({ name, read, mine }: ChangedAnswer): Choice =>
    choices[name] ?? (mine === read ? 'theirs' : 'mine');

  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Keep editing</Button>
          <Button
            kind="primary"
            busy={busy}
            onClick={() =>
              onSave(differing.filter((answer) => choiceOf(answer) === 'theirs').map(({ name }) => name))
            }
          >
            Save this choice
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {differing.map((answer) => (
        <Fieldset key={answer.name}>
          <legend>{answer.label}</legend>
          <div>
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice}>
                <span>
                  <input
                    type="radio"
                    name={`choice-${answer.name}`}
                    checked={choiceOf(answer) === choice}
                    onChange={() => setChoices({ ...choices, [answer.name]: choice })}
                  />
                  {choice === 'mine' ? 'Yours' : 'Theirs'}
                </span>
                <p dir="auto">{answer[choice] || '(empty)'}</p>
              </label>
            ))}
          </div>
        </Fieldset>
      ))}
    </Dialog>
  );
}
