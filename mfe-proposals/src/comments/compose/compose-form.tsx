import { commentLimits, formatNumber } from '@harambee/domain';
import type { CommentAuthor, CommentMention } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { type FormEvent, useId, useState } from 'react';
import type { Sending, WrittenComment } from '../comment-scene.ts';
import * as S from './compose.styles.ts';
import { MentionField } from './mention-field.tsx';
import { partsWithMentions } from './mention-text.ts';

interface ComposeFormProps {
  /** The name of the field. */
  label: string;
  submitLabel: string;
  placeholder?: string;
  people: readonly CommentAuthor[];
  /** What it begins with. */
  text?: string;
  mentioned?: readonly CommentAuthor[];
  isFocused?: boolean;
  onSend: (written: WrittenComment) => Sending;
  onCancel?: () => void;
  /** With each key, for whoever keeps it until it is sent. */
  onTyped?: (text: string) => void;
}

const { characters, mentions: mostMentions } = commentLimits;

/** Where a comment, a reply or its correction is written. Control and Enter send it. */
export function ComposeForm(props: ComposeFormProps) {
  const { people, onSend, onCancel } = props;
  const [text, setText] = useState(props.text ?? '');
  const [picked, setPicked] = useState<readonly CommentAuthor[]>(props.mentioned ?? []);
  const [isSending, setSending] = useState(false);
  // A small one until somebody writes in it.
  const [isActive, setActive] = useState(props.isFocused || text !== '');
  const helpId = useId();
  const left = characters - text.length;
  const canSend = text.trim() !== '' && left >= 0;

  const type = (next: string, person?: CommentAuthor) => {
    setText(next);
    props.onTyped?.(next);
    if (person) setPicked([...picked, person]);
  };
  const send = async () => {
    if (!canSend || isSending) return;
    setSending(true);
    const isSent = await onSend({ text: text.trimEnd(), mentions: mentionsIn(text.trimEnd(), picked) });
    setSending(false);
    if (!isSent) return;
    setText('');
    setPicked([]);
    props.onTyped?.('');
    setActive(false);
  };
  const cancel = () => {
    // A correction goes back to what was written, a new comment to nothing.
    setText(onCancel ? (props.text ?? '') : '');
    props.onTyped?.('');
    setActive(false);
    onCancel?.();
  };
  return (
    <S.Form
      onFocus={() => setActive(true)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionField
        label={props.label}
        placeholder={props.placeholder ?? props.label}
        value={text}
        people={people}
        isFocused={props.isFocused ?? false}
        onChange={type}
        onSubmit={() => void send()}
        onEscape={onCancel && cancel}
      />
      {isActive && (
        <S.Actions>
          <Button small kind="primary" type="submit" busy={isSending} disabled={!canSend}>
            {props.submitLabel}
          </Button>
          {(onCancel || text !== '') && (
            <Button small kind="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
          {left < characters / 10 ? (
            <small id={helpId} data-over={left < 0 || undefined}>
              {left < 0 ? `${formatNumber(-left)} too many` : `${formatNumber(left)} left`}
            </small>
          ) : (
            people.length > 0 && <small>@ to mention</small>
          )}
        </S.Actions>
      )}
    </S.Form>
  );
}

/** Where the text names those who were picked; a name that was deleted again mentions nobody. */
export function mentionsIn(text: string, picked: readonly CommentAuthor[]): CommentMention[] {
  let at = 0;
  return partsWithMentions(text, picked)
    .flatMap(({ text: part, person }) => {
      const start = at;
      at += part.length;
      const author = person && picked.find(({ id }) => id === person.id);
      return author ? [{ start, end: at, id: author.id, kind: author.kind }] : [];
    })
    .slice(0, mostMentions);
}
