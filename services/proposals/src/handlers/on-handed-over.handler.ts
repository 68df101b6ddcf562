import type { EventHandler } from '@harambee/service-kit';

/** What one part of the service hands over; called again, it finds nothing left. */
export type HandOver = (tenantId: string, people: { from: string; to: string }) => Promise<void>;

/** All that somebody answers for goes to a colleague (OWNER-08). Each part of the service says what that is. */
export const onHandedOver = (parts: readonly HandOver[]): EventHandler<'user.handed_over'> => ({
  name: 'proposals.on-handed-over',
  events: ['user.handed_over'],
  async handle({ tenantId, payload }) {
    for (const handOver of parts) await handOver(tenantId, payload);
  },
});
