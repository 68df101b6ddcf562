import { commentLimits } from '@harambee/domain';
import type { CommentAuthor } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Sending, WrittenComment } from '../comment-scene.ts';
import * as S from './compose.styles.ts';
import { mentionsIn } from './compose-form.tsx';
import { MentionField } from './mention-field.tsx';

interface SuggestFormProps {
  /** As they stand in the text. */
  words: string;
  people: readonly CommentAuthor[];
  onSend: (words: string, written: WrittenComment) => Sending;
  onCancel: () => void;
}

/** A copy of the words, to be changed: the text stays as it is until somebody accepts the changes. */
export function SuggestForm({ words, people, onSend, onCancel }: SuggestFormProps) {
  const [other, setOther] = useState(words);
  const [why, setWhy] = useState('');
  const [picked, setPicked] = useState<readonly CommentAuthor[]>([]);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const isTooLong = other.length > commentLimits.quote || why.length > commentLimits.characters;
  const canSend = other !== words && !isTooLong;
  const send = async () => {
    if (!canSend || isSending) return;
    setSending(true);
    await onSend(other.replaceAll('\n', ' '), {
      text: why.trimEnd(),
      mentions: mentionsIn(why.trimEnd(), picked),
    });
    setSending(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <S.Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <S.Label htmlFor={`${id}-words`}>Your words</S.Label>
      <S.Area
        id={`${id}-words`}
        autoFocus
        dir="auto"
        value={other}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setOther(target.value)}
        onKeyDown={onKeyDown}
      />
      <S.Help id={`${id}-help`}>
        {other === ''
          ? 'Without any words, the suggestion is to leave these out.'
          : 'Change them as you would write them. The text stays as it is until the change is accepted.'}
      </S.Help>
      <MentionField
        label="Why (optional)"
        placeholder="Why (optional)"
        value={why}
        people={people}
        onChange={(text, person) => {
          setWhy(text);
          if (person) setPicked([...picked, person]);
        }}
        onSubmit={() => void send()}
        onEscape={onCancel}
      />
      <S.Actions>
        <Button small kind="primary" type="submit" busy={isSending} disabled={!canSend}>
          Suggest
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {isTooLong && <small data-over="">Too long</small>}
      </S.Actions>
    </S.Form>
  );
}
