import { dayOf } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { recalculate } from '../recalculation/recalculate.ts';

/** Completes an award whose process ended between writing the ledger and the sums. */
export const onAwarded: EventHandler<'impact.awarded'> = {
  name: 'impact.on-awarded',
  events: ['impact.awarded'],
  async handle({ tenantId, at }) {
    await recalculate(tenantId, [dayOf(at)]);
  },
};
