import type {
  CommentAuthor,
  CommentItem,
  CommentThread,
  NewReply,
  NewThread,
  User,
} from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { openProposal } from '../open-proposal.ts';
import { somebody } from '../render-app.tsx';
import { tracedProposal } from '../traced-proposal.ts';

export const amina: CommentAuthor = { id: 'u-amina', name: 'Amina Odhiambo', kind: 'person' };
export const guest: CommentAuthor = { id: 'g-1', name: 'Otieno Okoth', kind: 'guest' };
const at = '2026-11-23T10:00:00.000Z';

export const commentOf = (changes: Partial<CommentItem> = {}): CommentItem => ({
  id: `comment-of-somebody-${changes.text ?? ''}`.padEnd(24, '-').slice(0, 40),
  by: amina,
  at,
  text: 'Are these all of them?',
  mentions: [],
  ...changes,
});

/** A thread about words of a section. */
export function threadOf(quote: string, changes: Partial<CommentThread> = {}): CommentThread {
  const { sections } = tracedProposal();
  const section = sections.find(({ text }) => text.includes(quote));
  const start = section?.text.replaceAll('\n\n', '\n').indexOf(quote) ?? 0;
  const id = `thread-about-words-${quote}`.replaceAll(/[^A-Za-z0-9]/g, '-').slice(0, 40);
  return {
    id,
    place: { kind: 'section', section: section?.key ?? 'team' },
    anchor: { start, end: start + quote.length, quote, state: 'here' },
    comments: [commentOf({ id })],
    revision: 1,
    createdAt: at,
    changedAt: at,
    ...changes,
  };
}

/** What a service would answer to each step, with the threads it then has. */
export function commentServer(threads: CommentThread[], user: User) {
  const me: CommentAuthor = { id: user.id, name: 'Wanjiru Achieng', kind: 'person' };
  const state = { threads };
  const find = (path: string) => state.threads.find(({ id }) => path.includes(id)) as CommentThread;
  const put = (thread: CommentThread) => {
    state.threads = [...state.threads.filter(({ id }) => id !== thread.id), thread];
    return { body: { thread } };
  };
  const handlers: Record<string, Handler> = {
    'GET /api/auth/members': () => ({
      body: {
        members: [
          {
            id: amina.id,
            firstName: 'Amina',
            lastName: 'Odhiambo',
            email: 'a@b.c',
            role: 'Member',
            joinedAt: at,
          },
        ],
      },
    }),
    'GET /api/proposals/:id/comments': () => ({ body: { threads: state.threads } }),
    'POST /api/proposals/:id/comments': ({ body }) => {
      const { id, place, anchor, text, mentions = [], suggestion } = body as NewThread;
      return put({
        ...{ id, place, revision: 1, createdAt: at, changedAt: at },
        ...(anchor && {
          anchor: { start: anchor.start, end: anchor.end, quote: anchor.quote, state: 'here' },
        }),
        ...(suggestion && {
          suggestion: { quote: anchor?.quote ?? '', words: suggestion.words, changes: [] },
        }),
        comments: [{ id, by: me, at, text, mentions }],
      });
    },
    'POST /api/proposals/:id/comments/:thread/replies': ({ body, path }) => {
      const thread = find(path);
      const { id, text, mentions = [] } = body as NewReply;
      return put({ ...thread, comments: [...thread.comments, { id, by: me, at, text, mentions }] });
    },
    'PATCH /api/proposals/:id/comments/:thread/replies/:comment': ({ body, path }) => {
      const thread = find(path);
      const { text } = body as NewReply;
      return put({
        ...thread,
        comments: thread.comments.map((one) =>
          path.endsWith(one.id) ? { ...one, text, editedAt: at } : one,
        ),
      });
    },
    'DELETE /api/proposals/:id/comments/:thread/replies/:comment': ({ path }) => {
      const thread = find(path);
      const comments = thread.comments.map(
        (one): CommentItem =>
          path.endsWith(one.id) ? { ...one, text: '', mentions: [], isDeleted: true } : one,
      );
      if (!comments.every(({ isDeleted }) => isDeleted)) return put({ ...thread, comments });
      state.threads = state.threads.filter(({ id }) => id !== thread.id);
      return { body: { thread: null } };
    },
    'POST /api/proposals/:id/comments/:thread/resolve': ({ path }) =>
      put({ ...find(path), resolved: { by: me, at } }),
    'POST /api/proposals/:id/comments/:thread/reopen': ({ path }) => {
      const { resolved: _resolved, ...thread } = find(path);
      return put(thread);
    },
    'POST /api/proposals/:id/comments/:thread/decide': ({ body, path }) => {
      const thread = find(path);
      const { changes } = body as { changes: { id: string; accept: boolean | null }[] };
      const decided = (thread.suggestion?.changes ?? []).map(({ decision, ...one }) => {
        const mine = changes.find(({ id }) => id === one.id);
        if (!mine) return { ...one, ...(decision && { decision }) };
        return mine.accept === null ? one : { ...one, decision: { by: me, at, isAccepted: mine.accept } };
      });
      return put({ ...thread, suggestion: { quote: '', words: '', ...thread.suggestion, changes: decided } });
    },
  };
  return { handlers, me, state };
}

/** The text of a proposal with comments, for somebody who may do everything. */
export async function openComments(
  threads: CommentThread[],
  changes: Partial<User> = {},
  search = '?tab=generated',
) {
  const user = somebody(changes);
  const server = commentServer(threads, user);
  const app = await openProposal(
    tracedProposal(),
    search,
    { 'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }), ...server.handlers },
    user,
  );
  return { ...app, server };
}
