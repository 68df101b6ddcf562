import type { EventHandler } from '@harambee/service-kit';
import { KnownAwardModel } from '../records/known-award.model.ts';

/** Stores granted points. Points of the formula, levels and badges are computed from the proposals on every read. */
export const onPointsAwarded: EventHandler<'impact.awarded'> = {
  name: 'assistant.on-points-awarded',
  events: ['impact.awarded'],
  async handle({ id: _id, tenantId, payload: { points } }) {
    await KnownAwardModel.updateOne({ _id, tenantId }, { $setOnInsert: { points } }, { upsert: true });
  },
};
