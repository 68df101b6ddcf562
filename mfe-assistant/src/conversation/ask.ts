import { chatHistoryLength, isBlankMessage, isProductPath } from '@harambee/domain';
import type { ChatAction, ChatAnswer } from '@harambee/domain/schemas';
import { type AppStore, logFailure } from '@harambee/platform';
import { askAssistant, chatFailure } from '../api/ask-assistant.ts';
import {
  actionProposed,
  type ChatMessage,
  messageAdded,
  readConversation,
  replyRequested,
  replySettled,
  replyStreamed,
} from './conversation.slice.ts';

export const apology = 'Sorry, I had trouble responding. Please try again.';
export const notSupported = 'This action is not supported yet.';

export const message = (
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({ id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString(), ...more });

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/**
 * Sends what was typed, unless there is nothing to send, an answer is in progress, or a decision is pending
 * (ASSIST-04).
 */
export async function ask({ dispatch, getState }: Store, typed: string, whereNow: string): Promise<void> {
  const { messages, isSending, pending, round } = readConversation(getState());
  const text = typed.trim();
  if (isBlankMessage(text) || isSending || pending) return;
  const isStill = () => readConversation(getState()).round === round;
  dispatch(messageAdded(message('user', text)));
  dispatch(replyRequested());
  try {
    const history = messages.slice(-chatHistoryLength).map(({ role, content }) => ({ role, content }));
    const answer = await askAssistant(
      { message: text, history },
      (soFar) => isStill() && dispatch(replyStreamed(soFar)),
    );
    if (!isStill()) return;
    dispatch(replySettled({}));
    dispatch(
      messageAdded(message('assistant', answer.reply, { intent: answer.intent, byModel: isByModel(answer) })),
    );
    react(dispatch, answer.actions?.[0], whereNow);
  } catch (error) {
    logFailure(chatFailure, error);
    if (!isStill()) return;
    dispatch(replySettled({ textToRestore: text }));
    dispatch(messageAdded(message('assistant', apology)));
  }
}

const isByModel = ({ answeredBy }: ChatAnswer): boolean => answeredBy === 'model';

/**
 * The first action of a reply (ASSIST-06). An action that leads nowhere in the product is not supported,
 * whatever its name.
 */
function react(dispatch: Store['dispatch'], action: ChatAction | undefined, whereNow: string): void {
  if (!action) return;
  const { type, target, params, description } = action;
  if (type !== 'navigate' || !isProductPath(target)) {
    dispatch(messageAdded(message('assistant', notSupported)));
    return;
  }
  // A suggestion to open the current page needs no decision.
  if (target === whereNow && !params) return;
  dispatch(
    actionProposed({
      type,
      data: { target, ...(params && { params }) },
      description: description || `Open ${target}`,
    }),
  );
}
