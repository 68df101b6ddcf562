import { type AppStore, useUser } from '@harambee/platform';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ask, message } from './ask.ts';
import {
  actionResolved,
  conversationCleared,
  conversationRestored,
  draftChanged,
  messageAdded,
  type PendingAction,
  readConversation,
} from './conversation.slice.ts';
import { keep, readKept } from './kept-conversation.ts';
import { keepDraft, keepDraftNow, useKeptDraft } from './use-kept-draft.ts';

/** R9: long enough to read the friendly word, short enough not to wait. */
export const navigationDelayMs = 600;

const friendlyWord = 'Great! Taking you there now.';
const cancelWord = 'No problem! Is there anything else I can help you with?';

const addressOf = ({ data: { target, params } }: PendingAction): string =>
  params && Object.keys(params).length > 0 ? `${target}?${new URLSearchParams(params)}` : target;

/** The conversation of the signed-in person, and all that can be done with it. */
export function useConversation() {
  const store = useStore() as AppStore;
  const conversation = useSelector(readConversation);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pending } = conversation;

  return {
    ...conversation,
    type: (text: string) => store.dispatch(draftChanged(text)),
    send: (text: string) => ask(store, text, pathname),
    clear: () => store.dispatch(conversationCleared()),
    confirm: () => {
      if (!pending) return;
      store.dispatch(messageAdded(message('assistant', friendlyWord)));
      store.dispatch(actionResolved());
      setTimeout(() => navigate(addressOf(pending)), navigationDelayMs);
    },
    cancel: () => {
      store.dispatch(actionResolved());
      store.dispatch(messageAdded(message('assistant', cancelWord)));
    },
  };
}

/** Brings back what this tab has kept, and keeps what comes. Once, by the panel. */
export function useKeptConversation() {
  const { id } = useUser();
  const store = useStore() as AppStore;
  const keptDraft = useKeptDraft(id, store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person
  useEffect(() => {
    const present = readConversation(store.getState());
    const kept = present.messages.length === 0 && present.draft === '' ? readKept(id) : undefined;
    if (kept) store.dispatch(conversationRestored(kept));
    keptDraft.restore();
    let last = readConversation(store.getState());
    // An answer may have come while the panel was closed.
    keep(id, last);
    const stop = store.subscribe(() => {
      const now = readConversation(store.getState());
      if (now === last) return;
      if (now.draft !== last.draft) keepDraft(id, now.draft);
      last = now;
      keep(id, now);
    });
    return () => {
      stop();
      keepDraftNow(id);
    };
  }, [id, store]);
  return keptDraft;
}
