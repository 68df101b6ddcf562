import { ErrorResponse, GuestProposalBody, NoContent } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { guestProposal, tagOf } from './guest-proposal.service.ts';

const refusals = { '4xx': ErrorResponse };

/** All that guests may call here: below `/api/proposals/guest`, about the proposal of their token. */
export const guestRoutes: Routes = async (app) => {
  app.get(
    '/',
    { schema: { response: { 200: GuestProposalBody, 304: NoContent, ...refusals } } },
    async ({ guest, headers }, reply) => {
      const { guestId: id, name, may } = guest;
      const body = { proposal: await guestProposal(guest), guest: { id, name, may } };
      const tag = tagOf(body);
      reply.header('etag', tag);
      // Without a body and without the length of one, which the gateway would wait for.
      if (headers['if-none-match'] === tag)
        return reply
          .code(304)
          .serializer(() => '')
          .send(null);
      return body;
    },
  );
};
