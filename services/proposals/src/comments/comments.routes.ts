import {
  ChangeComment,
  CommentList,
  CommentParams,
  DecideSuggestion,
  DecisionMet,
  ErrorResponse,
  IdParams,
  NewReply,
  NewThread,
  ThreadBody,
  ThreadOrNothing,
  ThreadParams,
} from '@harambee/domain/schemas';
import { type Actor, addsItsBody, type Routes } from '@harambee/service-kit';
import { recordOf } from '../proposals/proposals.service.ts';
import { addReply, addThread } from './add-comments.service.ts';
import type { CommentScope } from './comment-scope.ts';
import { authorOf, decide } from './deciding/decide.service.ts';
import { changeComment, deleteComment } from './own-comments.service.ts';
import { setResolved } from './resolve.service.ts';
import { listThreads } from './threads.ts';

const refusals = { '4xx': ErrorResponse };
const config = { adds: addsItsBody };
const scopeOf = ({ tenantId }: Actor, proposalId: string): CommentScope => ({ tenantId, proposalId });
const threadAnswer = { 200: ThreadBody, ...refusals };

/** Comments and suggestions of a proposal, by its people (COMMENT-01). Guests have routes of their own. */
export const commentsRoutes: Routes = async (app) => {
  app.get(
    '/:id/comments',
    { schema: { params: IdParams, response: { 200: CommentList, ...refusals } } },
    async ({ actor, params: { id } }) => {
      await recordOf(actor.tenantId, id);
      return { threads: await listThreads(scopeOf(actor, id)) };
    },
  );

  app.post(
    '/:id/comments',
    { schema: { params: IdParams, body: NewThread, response: { 201: ThreadBody, ...refusals } }, config },
    async ({ actor, params: { id }, body }, reply) =>
      reply.code(201).send({ thread: await addThread(scopeOf(actor, id), authorOf(actor), body) }),
  );

  app.post(
    '/:id/comments/:threadId/replies',
    { schema: { params: ThreadParams, body: NewReply, response: { 201: ThreadBody, ...refusals } }, config },
    async ({ actor, params: { id, threadId }, body }, reply) =>
      reply.code(201).send({ thread: await addReply(scopeOf(actor, id), authorOf(actor), threadId, body) }),
  );

  app.patch(
    '/:id/comments/:threadId/replies/:commentId',
    { schema: { params: CommentParams, body: ChangeComment, response: threadAnswer }, config },
    async ({ actor, params: { id, ...of }, body }) => ({
      thread: await changeComment(scopeOf(actor, id), authorOf(actor), of, body),
    }),
  );

  app.delete(
    '/:id/comments/:threadId/replies/:commentId',
    { schema: { params: CommentParams, response: { 200: ThreadOrNothing, ...refusals } } },
    async ({ actor, params: { id, ...of } }) => ({
      thread: await deleteComment(scopeOf(actor, id), authorOf(actor), of),
    }),
  );

  for (const [path, isResolved] of [
    ['resolve', true],
    ['reopen', false],
  ] as const) {
    app.post(
      `/:id/comments/:threadId/${path}`,
      { schema: { params: ThreadParams, response: threadAnswer } },
      async ({ actor, params: { id, threadId } }) => ({
        thread: await setResolved(scopeOf(actor, id), authorOf(actor), threadId, isResolved),
      }),
    );
  }

  app.post(
    '/:id/comments/:threadId/decide',
    {
      schema: {
        params: ThreadParams,
        body: DecideSuggestion,
        response: { 200: ThreadBody, 412: DecisionMet, ...refusals },
      },
    },
    async ({ actor, params: { id, threadId }, body }) => ({
      thread: await decide(actor, id, threadId, body),
    }),
  );
};
