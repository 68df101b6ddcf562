import { isProductPath } from '@harambee/domain';
import { storageKeys } from '@harambee/platform';
import type { ChatMessage, Conversation, StoredConversation } from './conversation.slice.ts';

/** Below the prefix of unsaved text, which signing out removes. In session storage: it ends with the tab. */
const keyOf = (userId: string): string => `${storageKeys.unsavedText}:${userId}:assistant-conversation`;

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, role, content, timestamp } = (value ?? {}) as Partial<ChatMessage>;
  return (
    [id, content, timestamp].every((text) => typeof text === 'string') &&
    /^(user|assistant)$/.test(role ?? '')
  );
};

/** This person's conversation stored by this tab; undefined if there is none or it is broken. */
export function readUnsaved(userId: string): StoredConversation | undefined {
  try {
    const unsaved: Partial<StoredConversation> | null = JSON.parse(
      sessionStorage.getItem(keyOf(userId)) ?? 'null',
    );
    if (!Array.isArray(unsaved?.messages) || !unsaved.messages.every(isMessage)) return undefined;
    const { messages, pending = null } = unsaved;
    const last = messages.at(-1);
    // The page was reloaded before the answer arrived: the question is in the field again.
    const unanswered = last?.role === 'user' ? last.content : '';
    return {
      messages: unanswered ? messages.slice(0, -1) : messages,
      pending: pending && isProductPath(pending.data?.target) ? pending : null,
      draft: unanswered || (typeof unsaved.draft === 'string' ? unsaved.draft : ''),
    };
  } catch {
    return undefined;
  }
}

export function keep(userId: string, { messages, pending, draft }: Conversation): void {
  try {
    const isEmpty = messages.length === 0 && draft === '';
    if (isEmpty) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify({ messages, pending, draft }));
  } catch {
    // Without storage the conversation lasts until the next reload.
  }
}
