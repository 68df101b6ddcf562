import {
  type AppStore,
  deleteUnsavedText,
  readUnsaved,
  showUndo,
  storeUnsavedNow,
  storeUnsavedSoon,
  type UnsavedText,
} from '@harambee/platform';
import { useState } from 'react';
import { draftChanged, readConversation } from './conversation.slice.ts';

/**
 * The question that is being typed: stored like every unsaved text, longer than the conversation (see
 * stored-conversation).
 */
const unsavedName = 'chat-draft';

const textIn = (unsaved: UnsavedText | undefined): string =>
  typeof unsaved?.content === 'string' ? unsaved.content : '';

export function storeDraftSoon(userId: string, draft: string): void {
  if (draft.trim() === '') void deleteUnsavedText(userId, unsavedName);
  else storeUnsavedSoon(userId, unsavedName, draft);
}

export const storeDraftNow = (userId: string) => storeUnsavedNow(userId, unsavedName);

/** The text typed before the browser was closed or killed; the panel says so until the person continues it. */
export function useUnsavedDraft(userId: string, store: Pick<AppStore, 'dispatch' | 'getState'>) {
  const [restored, setRestored] = useState<UnsavedText>();
  return {
    restored,
    restore: () => {
      const unsaved = readUnsaved(userId, unsavedName);
      const draft = textIn(unsaved);
      if (draft === '' || readConversation(store.getState()).draft !== '') return;
      store.dispatch(draftChanged(draft));
      setRestored(unsaved);
    },
    goOn: () => setRestored(undefined),
    discard: () => {
      const { draft } = readConversation(store.getState());
      store.dispatch(draftChanged(''));
      setRestored(undefined);
      showUndo('What you typed was discarded', () => store.dispatch(draftChanged(draft)));
    },
  };
}
