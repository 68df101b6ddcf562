import { addDays, dayOf, momentOf } from '@harambee/domain';
import { type Actor, markOf, sharedKey } from '@harambee/service-kit';
import { VisitModel } from './visit.model.ts';
import { type VisitKey, VisitKeyModel } from './visit-key.model.ts';

/** Two periods of /analytics and the day it is: then nothing needs a visit any more. */
const retentionDays = 15;
const keyName = 'visits';

const readKey = (): Promise<string> =>
  sharedKey(
    async () => (await VisitKeyModel.findOne({ _id: keyName }).lean<VisitKey>())?.key,
    (key) => VisitKeyModel.create({ _id: keyName, key }),
  );

/** What a person is called in visits. */
export const personMark = async (tenantId: string, userId: string): Promise<string> =>
  markOf(await readKey(), ['person', tenantId, userId]);

/** Notes that somebody used the product within these moments of one day. Neither person nor session can be read from it. */
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
