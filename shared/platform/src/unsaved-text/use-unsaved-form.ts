import type { FormEvent, KeyboardEvent } from 'react';
import { useUnsavedText } from './use-unsaved-text.ts';

interface UnsavedFormOptions {
  /** As `useUnsavedText` asks for them. */
  name: string;
  content: unknown;
  isChanged: boolean;
  /** What the button of the form does, and Enter with Ctrl or Cmd in any field. */
  send: () => void;
}

/** What every long form does alike: it stores the text while it is typed, and its button or keys send it. */
export function useUnsavedForm({ name, content, isChanged, send }: UnsavedFormOptions) {
  const unsaved = useUnsavedText(name, content, isChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
  };
  /** The form's messages are its own, not the browser's. */
  return { ...unsaved, formProps: { noValidate: true, onSubmit, onKeyDown } };
}
