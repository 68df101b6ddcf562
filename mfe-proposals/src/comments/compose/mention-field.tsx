import { commentLimits } from '@harambee/domain';
import type { CommentAuthor } from '@harambee/domain/schemas';
import { VisuallyHidden } from '@harambee/ui';
import { Avatar } from '@harambee/ui/app';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import * as S from './compose.styles.ts';
import { peopleNamed, type TypedMention, typedMention, withMention } from './mention-text.ts';

interface MentionFieldProps {
  /** Its name for screen readers. */
  label: string;
  placeholder?: string;
  value: string;
  people: readonly CommentAuthor[];
  isFocused?: boolean;
  onChange: (text: string, picked?: CommentAuthor) => void;
  onSubmit: () => void;
  onEscape?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for a comment: after "@" it offers the people whose name is being typed. */
export function MentionField(props: MentionFieldProps) {
  const { label, value, people, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement);
  const [typed, setTyped] = useState<TypedMention>();
  const [at, setAt] = useState(0);
  const [caret, setCaret] = useState<number>();
  const listId = useId();
  const found = typed ? peopleNamed(people, typed.name) : [];
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    if (props.isFocused) area.current?.focus({ preventScroll: true });
  }, [props.isFocused]);
  useEffect(() => {
    if (caret === undefined) return;
    area.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const look = (text: string) => {
    setTyped(typedMention(text, area.current?.selectionStart ?? text.length));
    setAt(0);
  };
  const pick = (person: CommentAuthor) => {
    if (!typed) return;
    const next = withMention(value, area.current?.selectionStart ?? value.length, typed, person);
    onChange(next.text, person);
    setCaret(next.caret);
    setTyped(undefined);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (active && step) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    else if (active && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) pick(active);
    else if (active && event.key === 'Escape') setTyped(undefined);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onSubmit();
    else if (event.key === 'Escape' && props.onEscape) props.onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (person: CommentAuthor) => `${listId}-${person.kind}-${person.id}`;
  return (
    <S.Box>
      <S.Area
        ref={area}
        dir="auto"
        value={value}
        aria-label={label}
        placeholder={props.placeholder}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={active ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        aria-invalid={value.length > commentLimits.characters || undefined}
        onChange={({ target }) => {
          onChange(target.value);
          look(target.value);
        }}
        onSelect={() => typed && look(value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      {active && (
        <S.People id={listId} role="listbox" aria-label="People to mention" data-raised="">
          {found.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus
            // biome-ignore lint/a11y/useFocusableInteractive: as `aria-activedescendant` names it
            <div
              key={optionId(person)}
              id={optionId(person)}
              role="option"
              aria-selected={person === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <Avatar name={person.name} size={28} />
              <span dir="auto">{person.name}</span>
              {person.kind === 'guest' && <small>Guest</small>}
            </div>
          ))}
        </S.People>
      )}
      <div role="status">
        {active && (
          <VisuallyHidden>
            {found.length === 1 ? '1 person' : `${found.length} people`}: {active.name}. Enter mentions.
          </VisuallyHidden>
        )}
      </div>
    </S.Box>
  );
}
