import { type AppStore, useUser } from '@harambee/platform';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ask, askConfirmed, message } from './ask.ts';
import {
  actionResolved,
  conversationCleared,
  conversationRestored,
  draftChanged,
  messageAdded,
  type PendingAction,
  readConversation,
} from './conversation.slice.ts';
import { keep, readUnsaved } from './stored-conversation.ts';
import { storeDraftNow, storeDraftSoon, useUnsavedDraft } from './use-unsaved-draft.ts';

/** Long enough to read the friendly word, short enough not to wait. */
export const navigationDelayMs = 600;

const friendlyWord = 'Great! Taking you there now.';
const cancelWord = 'No problem! Is there anything else I can help you with?';

const addressOf = ({ data: { target, params } }: PendingAction): string =>
  params && Object.keys(params).length > 0 ? `${target}?${new URLSearchParams(params)}` : target;

/** The conversation of the signed-in person, with all its actions. */
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
    /** After the person's yes to the personal data in it. */
    sendConfirmed: () => askConfirmed(store, pathname),
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

/** Restores what this tab has stored, and stores changes. Used once, by the panel. */
export function useStoredConversation() {
  const { id } = useUser();
  const store = useStore() as AppStore;
  const unsavedDraft = useUnsavedDraft(id, store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person
  useEffect(() => {
    const present = readConversation(store.getState());
    const unsaved = present.messages.length === 0 && present.draft === '' ? readUnsaved(id) : undefined;
    if (unsaved) store.dispatch(conversationRestored(unsaved));
    unsavedDraft.restore();
    let last = readConversation(store.getState());
    // An answer may have arrived while the panel was closed.
    keep(id, last);
    const stop = store.subscribe(() => {
      const now = readConversation(store.getState());
      if (now === last) return;
      if (now.draft !== last.draft) storeDraftSoon(id, now.draft);
      last = now;
      keep(id, now);
    });
    return () => {
      stop();
      storeDraftNow(id);
    };
  }, [id, store]);
  return unsavedDraft;
}
