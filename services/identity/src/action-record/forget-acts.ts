import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type PendingAction, PendingActionModel } from './pending-action.model.ts';

type Recorded = Pick<PendingAction, '_id' | 'tenantId'>;

/** Milliseconds in which other acts may come that are forgotten in the same write. */
const gatherFor = 100;

let recorded: Recorded[] = [];

/**
 * Forgets an act whose entry is in the chain, after the answer: nobody needs to wait for that. If the process dies before,
 * `finishRecording` finds the entry, adds none, and forgets the act.
 */
export function forgetSoon(app: FastifyInstance, act: Recorded): void {
  recorded.push(act);
  if (recorded.length > 1) return;
  app.afterAnswer('forgetting acts that are recorded', async () => {
    await pause(gatherFor);
    const acts = recorded;
    recorded = [];
    await PendingActionModel.bulkWrite(
      acts.map(({ _id, tenantId }) => ({ deleteOne: { filter: { _id, tenantId } } })),
    );
  });
}
