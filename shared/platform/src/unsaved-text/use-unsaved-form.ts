import type { FormEvent, KeyboardEvent } from 'react';
import { useUnsavedText } from './use-unsaved-text.ts';

interface UnsavedFormOptions {
  /** The arguments of `useUnsavedText`. */
  name: string;
  content: unknown;
  isChanged: boolean;
  /** The action of the form's button, and of Enter with Ctrl or Cmd in any field. */
  send: () => void;
}

/** What every long form has in common: it stores the text while it is typed, and its button or keys submit it. */
export function useUnsavedForm({ name, content, isChanged, send }: UnsavedFormOptions) {
  const unsaved = useUnsavedText(name, content, isChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
  };
  /** The form shows its own messages, not the browser's. */
  return { ...unsaved, formProps: { noValidate: true, onSubmit, onKeyDown } };
}
