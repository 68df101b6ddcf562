import { chatHistoryLength, isBlankMessage, isProductPath } from '@harambee/domain';
import type { ChatAction, ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import { type AppStore, logFailure } from '@harambee/platform';
import { askAssistant, chatFailure } from '../api/ask-assistant.ts';
import {
  actionProposed,
  type ChatMessage,
  conversationConfirmed,
  draftChanged,
  messageAdded,
  type Offer,
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
export async function ask(store: Store, typed: string, whereNow: string): Promise<void> {
  const { messages, isSending, pending } = readConversation(store.getState());
  const text = typed.trim();
  if (isBlankMessage(text) || isSending || pending) return;
  store.dispatch(messageAdded(message('user', text)));
  store.dispatch(draftChanged(''));
  await request(store, { message: text, history: historyOf(messages) }, whereNow);
}

/** The last question once more, with the person's yes to the personal data in it (CHECK-08). */
export async function askConfirmed(store: Store, whereNow: string): Promise<void> {
  const { messages, isSending, pending } = readConversation(store.getState());
  const place = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[place];
  if (!question || isSending || pending) return;
  const history = historyOf(messages.slice(0, place));
  await request(store, { message: question.content, history, confirmed: 'personal_data' }, whereNow);
}

const historyOf = (messages: readonly ChatMessage[]): ChatBody['history'] =>
  messages.slice(-chatHistoryLength).map(({ role, content, isConfirmed }) => ({
    role,
    content,
    ...(isConfirmed && { confirmed: 'personal_data' as const }),
  }));

async function request({ dispatch, getState }: Store, body: ChatBody, whereNow: string): Promise<void> {
  const { round } = readConversation(getState());
  const isStill = () => readConversation(getState()).round === round;
  dispatch(replyRequested());
  try {
    const answer = await askAssistant(body, (soFar) => isStill() && dispatch(replyStreamed(soFar)));
    if (!isStill()) return;
    dispatch(replySettled({}));
    dispatch(messageAdded(message('assistant', answer.reply, detailsOf(answer, whereNow))));
    if (body.confirmed) dispatch(conversationConfirmed());
    const [first] = answer.actions ?? [];
    if (!first?.isOffer) react(dispatch, first, whereNow);
  } catch (error) {
    logFailure(chatFailure, error);
    if (!isStill()) return;
    dispatch(replySettled(body.confirmed ? {} : { textToRestore: body.message }));
    dispatch(messageAdded(message('assistant', apology)));
  }
}

/** The pages that an answer offers: of the product alone, and not the one that is open. */
const offersOf = ({ actions = [] }: ChatAnswer, whereNow: string): Offer[] =>
  actions.flatMap(({ type, target, description, isOffer }) =>
    isOffer && type === 'navigate' && isProductPath(target) && target !== whereNow
      ? [{ target, label: description || `Open ${target}` }]
      : [],
  );

const detailsOf = (answer: ChatAnswer, whereNow: string): Partial<ChatMessage> => {
  const { intent, answeredBy, withheld, choices } = answer;
  const offers = offersOf(answer, whereNow);
  return {
    intent,
    byModel: answeredBy === 'model',
    ...(withheld && { isWithheld: true }),
    ...(offers.length > 0 && { offers }),
    ...(choices?.length && { choices }),
  };
};

/**
 * The first action of a reply, where the person asked to go somewhere (ASSIST-06). An action that leads nowhere in the product is not supported,
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
