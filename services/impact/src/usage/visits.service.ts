import { addDays, dayOf, momentOf } from '@harambee/domain';
import { type Actor, markOf, sharedKey } from '@harambee/service-kit';
import { VisitModel } from './visit.model.ts';
import { type VisitKey, VisitKeyModel } from './visit-key.model.ts';

/** Two periods of /analytics plus today: after that, visits are no longer needed. */
const retentionDays = 15;
const keyName = 'visits';

const readKey = (): Promise<string> =>
  sharedKey(
    async () => (await VisitKeyModel.findOne({ _id: keyName }).lean<VisitKey>())?.key,
    (key) => VisitKeyModel.create({ _id: keyName, key }),
  );

/** The hash that identifies a person in visits. */
export const personMark = async (tenantId: string, userId: string): Promise<string> =>
  markOf(await readKey(), ['person', tenantId, userId]);

/**
 * Records that somebody used the product at these times of one day. Neither person nor session can be read from
 * it.
 */
export async function noteVisit(
  { tenantId, userId, sessionId }: Actor,
  firstAt: Date,
  lastAt: Date,
): Promise<void> {
  const key = await readKey();
  const day = dayOf(lastAt);
  const expiresAt = addDays(momentOf(day), retentionDays);
  await VisitModel.updateOne(
    { _id: markOf(key, ['visit', tenantId, sessionId, day]), tenantId },
    {
      $setOnInsert: { person: markOf(key, ['person', tenantId, userId]), day, expiresAt },
      $min: { firstAt },
      $max: { lastAt },
    },
    { upsert: true },
  );
}
