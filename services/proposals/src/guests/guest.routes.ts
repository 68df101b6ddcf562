import {
  ChangeComment,
  CommentList,
  ErrorResponse,
  GiveSignOff,
  GuestCommentParams,
  GuestProposalBody,
  GuestSignOffBody,
  GuestSignOffChanged,
  GuestThreadParams,
  NewReply,
  NewThread,
  NoContent,
  ThreadBody,
  ThreadOrNothing,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, type Routes } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addGuestReply,
  addGuestThread,
  changeGuestComment,
  deleteGuestComment,
  guestThreads,
} from './guest-comments.service.ts';
import { guestProposal, proposalOfGuest, tagOf } from './guest-proposal.service.ts';
import { agreeAsGuest, guestSignOff, withdrawAsGuest } from './guest-sign-off.service.ts';

const refusals = { '4xx': ErrorResponse };
const config = { adds: addsItsBody };
/** What is kept of a text that somebody agrees with. */
const addsText: Adds = { bytes: () => 60_000 };
const signOffAnswer = { 200: GuestSignOffBody, 412: GuestSignOffChanged, ...refusals };

/** Whether the page has this already. It is then sent without a body and its length, for which the gateway would wait. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, body: unknown): boolean {
  const tag = tagOf(body);
  reply.header('etag', tag);
  return headers['if-none-match'] === tag;
}
const nothing = () => '';

/** All that guests may call here: below `/api/proposals/guest`, about the proposal of their token (GUEST-05). */
export const guestRoutes: Routes = async (app) => {
  app.get(
    '/',
    { schema: { response: { 200: GuestProposalBody, 304: NoContent, ...refusals } } },
    async (request, reply) => {
      const { guestId: id, name, may } = request.guest;
      const body = { proposal: await guestProposal(request.guest), guest: { id, name, may } };
      return isKnown(request, reply, body) ? reply.code(304).serializer(nothing).send(null) : body;
    },
  );

  app.get(
    '/comments',
    { schema: { response: { 200: CommentList, 304: NoContent, ...refusals } } },
    async (request, reply) => {
      await proposalOfGuest(request.guest);
      const body = { threads: await guestThreads(request.guest) };
      return isKnown(request, reply, body) ? reply.code(304).serializer(nothing).send(null) : body;
    },
  );

  app.post(
    '/comments',
    { schema: { body: NewThread, response: { 201: ThreadBody, ...refusals } }, config },
    async ({ guest, body }, reply) => reply.code(201).send({ thread: await addGuestThread(guest, body) }),
  );

  app.post(
    '/comments/:threadId/replies',
    {
      schema: { params: GuestThreadParams, body: NewReply, response: { 201: ThreadBody, ...refusals } },
      config,
    },
    async ({ guest, params, body }, reply) =>
      reply.code(201).send({ thread: await addGuestReply(guest, params.threadId, body) }),
  );

  app.patch(
    '/comments/:threadId/replies/:commentId',
    {
      schema: { params: GuestCommentParams, body: ChangeComment, response: { 200: ThreadBody, ...refusals } },
      config,
    },
    async ({ guest, params, body }) => ({ thread: await changeGuestComment(guest, params, body) }),
  );

  app.delete(
    '/comments/:threadId/replies/:commentId',
    { schema: { params: GuestCommentParams, response: { 200: ThreadOrNothing, ...refusals } } },
    async ({ guest, params }) => ({ thread: await deleteGuestComment(guest, params) }),
  );

  app.get(
    '/sign-off',
    { schema: { response: { 200: GuestSignOffBody, 304: NoContent, ...refusals } } },
    async (request, reply) => {
      const body = { signOff: await guestSignOff(request.guest) };
      return isKnown(request, reply, body) ? reply.code(304).serializer(nothing).send(null) : body;
    },
  );

  app.post(
    '/sign-off/agree',
    { schema: { body: GiveSignOff, response: signOffAnswer }, config: { adds: addsText } },
    async ({ guest, body }) => ({ signOff: await agreeAsGuest(guest, body.hash) }),
  );

  app.post('/sign-off/withdraw', { schema: { response: signOffAnswer } }, async ({ guest }) => ({
    signOff: await withdrawAsGuest(guest),
  }));
};
