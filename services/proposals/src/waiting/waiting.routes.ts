import { ErrorResponse, OwnWork } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { ownProposals } from './own-proposals.ts';
import { type WaitingSource, waitingFor } from './waiting-sources.ts';

/** What the person leads and helps with, and what waits for them, from all parts of the service (OWNER-05). */
export const waitingRoutes =
  (sources: readonly WaitingSource[]): Routes =>
  async (app) => {
    app.get('/mine', { schema: { response: { 200: OwnWork, '4xx': ErrorResponse } } }, async ({ actor }) => {
      const [mine, waiting] = await Promise.all([ownProposals(actor), waitingFor(sources, actor)]);
      return { mine, waiting };
    });
  };
