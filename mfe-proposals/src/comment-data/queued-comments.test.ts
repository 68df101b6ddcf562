import type { CommentAuthor, CommentThread } from '@harambee/domain/schemas';
import { amina, commentOf, threadOf } from '../testing/comments.ts';
import type { CommentChange } from './comment-calls.ts';
import type { CommentEntry } from './comment-outbox.ts';
import { queuedThreads, threadsWith } from './queued-comments.ts';

const me: CommentAuthor = { id: 'u-me', name: 'Wanjiru Achieng', kind: 'person' };
const at = '2026-11-24T08:00:00.000Z';
const thread = threadOf('31 working taps');

const entry = (change: CommentChange): CommentEntry => ({
  ...{ id: 'e', action: 'proposal-comment', timestamp: at, userId: 'u', tenantId: 't', title: '' },
  data: { proposalId: 'p-1', change },
});
const after = (threads: CommentThread[], ...changes: CommentChange[]) =>
  threadsWith(threads, changes.map(entry), me);

test('a suggestion that waits says word by word what it changes, as the service will', () => {
  const [made] = after([], {
    kind: 'add',
    thread: {
      id: 'a-thread-made-without-a-network',
      place: thread.place,
      anchor: { start: 0, end: 15, quote: '31 working taps', before: '', after: '' },
      text: '',
      suggestion: { words: '31 mended taps' },
    },
  });
  expect(made?.suggestion?.changes).toEqual([{ id: 'c1', start: 3, end: 10, from: 'working', to: 'mended' }]);
  expect(made?.comments[0]).toMatchObject({ by: me, at, text: '' });
});

test('a deleted comment leaves its place to the answers of others, the last one takes the thread with it', () => {
  const reply = commentOf({ id: 'reply-of-somebody-else-at-all' });
  const both = { ...thread, comments: [...thread.comments, reply] };
  const remove = { kind: 'delete', threadId: thread.id } as const;
  expect(after([both], { ...remove, commentId: thread.id })[0]?.comments[0]).toMatchObject({
    text: '',
    isDeleted: true,
  });
  expect(after([thread], { ...remove, commentId: thread.id })).toEqual([]);
});

test('decisions that wait can be undone; the last one settles the thread', () => {
  const changes = [{ id: 'c1', start: 0, end: 2, from: '31', to: '32' }];
  const suggested = {
    ...thread,
    suggestion: { quote: '31 working taps', words: '32 working taps', changes },
  };
  const decide = (accept: boolean | null): CommentChange => ({
    kind: 'decide',
    threadId: thread.id,
    changes: [{ id: 'c1', accept }],
  });
  const [accepted] = after([suggested], decide(true));
  expect(accepted?.suggestion?.changes[0]?.decision).toEqual({ by: me, at, isAccepted: true });
  expect(accepted?.resolved).toEqual({ by: me, at });
  const [undone] = after([suggested], decide(true), decide(null));
  expect(undone?.suggestion?.changes[0]?.decision).toBeUndefined();
  expect(undone?.resolved).toBeUndefined();
});

test('corrections, resolving and opening again; a step whose answer was lost is no second one', () => {
  const edit: CommentChange = {
    kind: 'edit',
    threadId: thread.id,
    commentId: thread.id,
    body: { text: 'All of them?' },
  };
  expect(after([thread], edit)[0]?.comments[0]).toMatchObject({
    by: amina,
    text: 'All of them?',
    editedAt: at,
  });
  expect(after([thread], { kind: 'resolve', threadId: thread.id })[0]?.resolved).toEqual({ by: me, at });
  const resolved = { ...thread, resolved: { by: me, at } };
  expect(after([resolved], { kind: 'reopen', threadId: thread.id })[0]?.resolved).toBeUndefined();
  const { place } = thread;
  expect(after([thread], { kind: 'add', thread: { id: thread.id, place, text: 'x' } })).toEqual([thread]);
  expect(queuedThreads([entry(edit)])).toEqual(new Set([thread.id]));
});

test('what was refused is not shown as if it had been sent', () => {
  const refused = {
    ...entry({ kind: 'resolve', threadId: thread.id }),
    refusal: { status: 409, reason: 'No' },
  };
  expect(threadsWith([thread], [refused], me)).toEqual([thread]);
});
