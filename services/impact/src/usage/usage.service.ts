import { addDays, dayOf, usageRetentionDays } from '@harambee/domain';
import type { UsageBatch } from '@harambee/domain/schemas';
import { type Actor, derivedId, isDuplicateKey } from '@harambee/service-kit';
import { type UsageRecord, UsageRecordModel } from './usage-event.model.ts';
import { noteVisit } from './visits.service.ts';

/** A browser's clock may be wrong: nothing is dated after now. */
const notAfter = (at: Date, now: Date): Date => (at > now ? now : at);

/** Writes records; existing ones stay as they are. */
export async function keepRecords(records: readonly UsageRecord[]): Promise<void> {
  try {
    await UsageRecordModel.insertMany(records, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** POST /api/analytics/events: stores what the shell has counted, each event once however often it is sent. */
export async function takeUsage(actor: Actor, { events }: UsageBatch): Promise<void> {
  const { tenantId } = actor;
  const now = new Date();
  const oldest = addDays(now, -usageRetentionDays);
  const records = events
    .map(({ id, name, label = '', at }) => ({
      _id: derivedId(tenantId, 'usage', id),
      tenantId,
      name,
      label,
      at: notAfter(new Date(at), now),
    }))
    .filter(({ at }) => at > oldest);
  if (records.length === 0) return;
  await keepRecords(records);
  const moments = records.map(({ at }) => at.getTime()).sort((one, other) => one - other);
  const last = moments.at(-1) as number;
  // A batch that waited past midnight is a visit on its last day.
  const sameDay = moments.filter((at) => dayOf(new Date(at)) === dayOf(new Date(last)));
  await noteVisit(actor, new Date(sameDay[0] as number), new Date(last));
}
