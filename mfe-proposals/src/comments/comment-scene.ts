import type { Anchor } from '@harambee/domain';
import type {
  CommentAuthor,
  CommentMention,
  CommentThread,
  DecideSuggestion,
  NewThread,
} from '@harambee/domain/schemas';

/** Words of a comment, and who is mentioned in them. */
export interface WrittenComment {
  text: string;
  mentions: CommentMention[];
}

/** What becomes of something that was sent: it stays in its field if it did not go. */
export type Sending = Promise<boolean>;

/** What somebody can do with comments. Whoever draws them decides how it is sent: a session, a guest's link. */
export interface CommentActions {
  add: (thread: NewThread) => Sending;
  reply: (threadId: string, written: WrittenComment) => Sending;
  edit: (threadId: string, commentId: string, written: WrittenComment) => Sending;
  remove: (threadId: string, commentId: string) => Sending;
  resolve: (threadId: string) => Sending;
  reopen: (threadId: string) => Sending;
  decide: (threadId: string, changes: DecideSuggestion['changes']) => Sending;
}

/** A thread as the page shows it. */
export interface ShownThread {
  thread: CommentThread;
  /** Where it belongs: "Executive Summary", "The whole proposal". */
  placeName: string;
  /** In the text as it stands on the page; absent for a whole place. */
  anchor?: Anchor;
  /** The words of the anchor as they are now. */
  wordsNow?: string;
  /** Its newest words wait on this device. */
  isQueued: boolean;
  /** Somebody else wrote since this person looked. */
  isUnread: boolean;
}

/** Everything that threads are drawn from. Nothing here knows a session, so a guest's page draws the same. */
export interface CommentScene {
  me: CommentAuthor;
  /** Who can be mentioned. */
  people: readonly CommentAuthor[];
  mayWrite: boolean;
  /** May accept and refuse suggested words. */
  mayDecide: boolean;
  actions: CommentActions;
  /** The thread that is open. */
  open: string | undefined;
  /** Undefined closes it. */
  onOpen: (threadId: string | undefined) => void;
  /** Leads to the words of a thread; absent where the text is not on the page. */
  onShowWords?: ((threadId: string) => void) | undefined;
  /** Says something in the live region. */
  say: (words: string) => void;
  /** Keeps what is typed until it is sent, by the name of its field. */
  typed?: TypedComments;
}

/** What is typed and not sent yet: a reload loses none of it. */
export interface TypedComments {
  read: (field: string) => string;
  write: (field: string, text: string) => void;
}

export const isSameAuthor = (one: Pick<CommentAuthor, 'id' | 'kind'>, other: typeof one): boolean =>
  one.id === other.id && one.kind === other.kind;

/** An id made by the page, so that a reply can be queued before its thread was sent. */
export const newCommentId = (): string => crypto.randomUUID();
