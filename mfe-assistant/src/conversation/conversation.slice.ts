import { rootReducer } from '@harambee/platform';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** A message of the conversation. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  intent?: string;
  /** Written by a language model. */
  byModel?: boolean;
  /** The language model did not get all that this reply needs: there is personal data in it. */
  isWithheld?: boolean;
  /** Pages that the answer leads to: links below it, which need no decision. */
  offers?: Offer[];
  /** What the person may answer; pressing one sends it. */
  choices?: string[];
  /** The person has let the language model have it, personal data included. */
  isConfirmed?: boolean;
}

/** A page of the product below an answer. */
export interface Offer {
  target: string;
  label: string;
}

/** What the assistant proposes until the person has decided (ASSIST-06). */
export interface PendingAction {
  type: string;
  data: { target: string; params?: Record<string, string> };
  description: string;
}

export interface Conversation {
  messages: ChatMessage[];
  pending: PendingAction | null;
  isSending: boolean;
  /** The part of the reply that has arrived. */
  growing: string;
  /** Typed and not sent. */
  draft: string;
  /** Counts how often the conversation was cleared: an answer to an earlier question is not shown. */
  round: number;
}

/** What a reload restores. */
export type StoredConversation = Pick<Conversation, 'messages' | 'pending' | 'draft'>;

const initialState: Conversation = {
  messages: [],
  pending: null,
  isSending: false,
  growing: '',
  draft: '',
  round: 0,
};

const longestConversation = 200;

/**
 * In the shell's store, which lives as long as the session: closing the panel loses nothing, signing out
 * everything.
 */
export const conversationSlice = createSlice({
  name: 'assistantConversation',
  initialState,
  reducers: {
    conversationRestored: (state, { payload }: PayloadAction<StoredConversation>) => ({
      ...state,
      ...payload,
    }),
    draftChanged: (state, { payload }: PayloadAction<string>) => {
      state.draft = payload;
    },
    messageAdded: (state, { payload }: PayloadAction<ChatMessage>) => {
      state.messages = [...state.messages, payload].slice(-longestConversation);
    },
    /** A yes to personal data holds for what has been said so far, and for nothing that comes later (CHECK-08). */
    conversationConfirmed: (state) => {
      state.messages = state.messages.map(({ isWithheld: _answered, ...said }) => ({
        ...said,
        isConfirmed: true,
      }));
    },
    replyRequested: (state) => {
      state.isSending = true;
      state.growing = '';
    },
    replyStreamed: (state, { payload }: PayloadAction<string>) => {
      if (state.isSending) state.growing = payload;
    },
    replySettled: (state, { payload }: PayloadAction<{ textToRestore?: string }>) => {
      state.isSending = false;
      state.growing = '';
      if (payload.textToRestore && state.draft === '') state.draft = payload.textToRestore;
    },
    actionProposed: (state, { payload }: PayloadAction<PendingAction>) => {
      state.pending = payload;
    },
    actionResolved: (state) => {
      state.pending = null;
    },
    conversationCleared: (state) => ({ ...initialState, draft: state.draft, round: state.round + 1 }),
  },
});

declare module '@harambee/platform' {
  interface LazySlices extends WithSlice<typeof conversationSlice> {}
}

const withConversation = rootReducer.inject(conversationSlice);
export const readConversation = withConversation.selector((state) => state.assistantConversation);
export const {
  conversationRestored,
  draftChanged,
  messageAdded,
  conversationConfirmed,
  replyRequested,
  replyStreamed,
  replySettled,
  actionProposed,
  actionResolved,
  conversationCleared,
} = conversationSlice.actions;
