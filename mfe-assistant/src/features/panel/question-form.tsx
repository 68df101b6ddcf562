import { chatMessageLimit, isBlankMessage } from '@harambee/domain';
import { IconButton, media, styled } from '@harambee/ui';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId } from 'react';

const Form = styled.form`border-top: 1px solid var(--line-soft); padding: 12px 16px;`;
const Box = styled.div`
  display: flex; align-items: flex-end; gap: 4px; min-height: 44px; padding: 3px 4px 3px 14px; background: var(--sunken);
  border: 1px solid var(--line-control); border-radius: var(--r-control);
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  &:has(button:focus-visible) { outline: 0; }
  &:has(textarea:disabled) { border-color: var(--line); }
  & button:not(:disabled) { color: var(--primary-ink); }
  & textarea {
    flex: 1; min-width: 0; border: 0; background: none; color: var(--ink); font: 15px/22px var(--font-text); padding: 7px 0; outline: 0;
    resize: none; field-sizing: content; min-height: 36px; max-height: 146px;
    &::placeholder { color: var(--ink-3); opacity: 1; }
    &:disabled { cursor: not-allowed; color: var(--ink-3); }
    @media ${media.phone} { font-size: 16px; padding: 11px 0; min-height: 44px; }
  }
`;
const Hint = styled.p`font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); margin-top: 8px;`;

interface QuestionFormProps {
  value: string;
  isSending: boolean;
  isPending: boolean;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  field: Ref<HTMLTextAreaElement>;
}

/** The field for questions. Enter sends, Shift+Enter starts a new line (ASSIST-04). */
export function QuestionForm({ value, isSending, isPending, onChange, onSend, field }: QuestionFormProps) {
  const hint = useId();
  const isBlocked = isBlankMessage(value) || isSending || isPending;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBlocked) onSend(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, Enter completes a word and does not send.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <Form onSubmit={submit}>
      <Box>
        <textarea
          ref={field}
          rows={1}
          maxLength={chatMessageLimit}
          aria-label="Your question to Rafiki"
          aria-describedby={hint}
          placeholder="Ask the assistant anything..."
          value={value}
          disabled={isPending}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" label="Send" icon="arrow-up" disabled={isBlocked} />
      </Box>
      <Hint id={hint}>
        Rafiki can help with profiles, documents, proposals, and impact metrics.
        {isPending && ' Choose Confirm or Cancel to keep typing.'}
      </Hint>
    </Form>
  );
}
