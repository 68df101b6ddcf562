import type { ProposalSectionKey, Stretch } from '@harambee/domain';
import type { CommentPlace, CommentThread, Proposal } from '@harambee/domain/schemas';
import { createContext, useContext } from 'react';

/** A comment that is being written. */
export interface CommentDraft {
  /** Of the thread that it will be. */
  id: string;
  place: CommentPlace;
  /** Words of the place; absent for the whole of it. */
  words?: Stretch;
  /** Other words are suggested for them. */
  isSuggestion: boolean;
}

/** Wanted from the text, once what draws comments is there: its turn tells one request from the next. */
export interface CommentRequest {
  turn: number;
  /** The words of this place are chosen with the keys; absent: a comment on the words that are selected. */
  place?: CommentPlace;
}

/** What of the comments is on the page. */
export interface CommentsView {
  isOpen: boolean;
  /** There is room for the list beside the text. */
  isBeside: boolean;
  /** Something of the comments is wanted, so that what draws them is fetched. */
  isNear: boolean;
  /** The open thread. */
  thread?: string | undefined;
  draft?: CommentDraft | undefined;
  request?: CommentRequest | undefined;
  /** The open thread gets the focus, with each turn anew. */
  focusTurn: number;
}

export interface CommentsPage {
  proposal: Proposal;
  /** As the service has them. */
  threads: readonly CommentThread[];
  view: CommentsView;
  change: (view: Partial<CommentsView>) => void;
  /** Opens the list at a thread, which gets the focus. */
  openThread: (id: string) => void;
  /** Somebody wants to comment: on selected words, or on a place whose words are chosen with the keys. */
  ask: (place?: CommentPlace) => void;
}

const Context = createContext<CommentsPage | undefined>(undefined);

export const CommentsContext = Context.Provider;

/** Undefined where there are no comments: a sample, or a page that does not show any. */
export const useComments = (): CommentsPage | undefined => useContext(Context);

export const sectionPlace = (section: ProposalSectionKey): CommentPlace => ({ kind: 'section', section });
