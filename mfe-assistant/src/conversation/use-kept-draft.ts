import {
  type AppStore,
  forgetKeptText,
  type Kept,
  keepNow,
  keepSoon,
  readKept,
  showUndo,
} from '@harambee/platform';
import { useState } from 'react';
import { draftChanged, readConversation } from './conversation.slice.ts';

/** The question that is being typed: kept like every text of the product, longer than the conversation (see kept-conversation). */
const keptName = 'chat-draft';

const textIn = (kept: Kept | undefined): string => (typeof kept?.content === 'string' ? kept.content : '');

export function keepDraft(userId: string, draft: string): void {
  if (draft.trim() === '') void forgetKeptText(userId, keptName);
  else keepSoon(userId, keptName, draft);
}

export const keepDraftNow = (userId: string) => keepNow(userId, keptName);

/** What was typed before the browser was closed or killed; it says so until somebody goes on with it. */
export function useKeptDraft(userId: string, store: Pick<AppStore, 'dispatch' | 'getState'>) {
  const [restored, setRestored] = useState<Kept>();
  return {
    restored,
    restore: () => {
      const kept = readKept(userId, keptName);
      const draft = textIn(kept);
      if (draft === '' || readConversation(store.getState()).draft !== '') return;
      store.dispatch(draftChanged(draft));
      setRestored(kept);
    },
    goOn: () => setRestored(undefined),
    discard: () => {
      const { draft } = readConversation(store.getState());
      store.dispatch(draftChanged(''));
      setRestored(undefined);
      showUndo('What you typed is discarded', () => store.dispatch(draftChanged(draft)));
    },
  };
}
