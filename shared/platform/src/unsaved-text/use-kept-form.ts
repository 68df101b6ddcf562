import type { FormEvent, KeyboardEvent } from 'react';
import { useKeptText } from './use-unsaved-text.ts';

interface KeptFormOptions {
  /** As `useKeptText` asks for them. */
  name: string;
  content: unknown;
  isChanged: boolean;
  /** What the button of the form does, and Enter with Ctrl or Cmd in any field. */
  send: () => void;
}

/** What every long form does alike: the text is kept while it is typed, and the form is sent by its button or by keys. */
export function useKeptForm({ name, content, isChanged, send }: KeptFormOptions) {
  const kept = useKeptText(name, content, isChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
  };
  /** The form's messages are its own, not the browser's. */
  return { ...kept, formProps: { noValidate: true, onSubmit, onKeyDown } };
}
