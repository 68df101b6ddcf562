import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@harambee/domain';
import { type Actor, isDuplicateKey } from '@harambee/service-kit';
import { VisitModel } from './visit.model.ts';
import { type VisitKey, VisitKeyModel } from './visit-key.model.ts';

/** Two periods of /analytics and the day it is: then nothing needs a visit any more. */
const retentionDays = 15;
const keyName = 'visits';
const dayLength = 86_400_000;

/** The key of this database: made by the first process that needs it. */
async function readKey(): Promise<string> {
  const present = await VisitKeyModel.findOne({ _id: keyName }).lean<VisitKey>();
  if (present) return present.key;
  try {
    return (await VisitKeyModel.create({ _id: keyName, key: randomBytes(32).toString('base64') })).key;
  } catch (error) {
    if (!isDuplicateKey(error, '_id')) throw error;
    return readKey();
  }
}

const markOf = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** What a person is called in visits. */
export const personMark = async (tenantId: string, userId: string): Promise<string> =>
  markOf(await readKey(), 'person', tenantId, userId);

/** Notes that somebody used the product within these moments of one day. Neither person nor session can be read from it. */
export async function noteVisit(
  { tenantId, userId, sessionId }: Actor,
  firstAt: Date,
  lastAt: Date,
): Promise<void> {
  const key = await readKey();
  const day = dayOf(lastAt);
  const expiresAt = new Date(Date.parse(`${day}T00:00:00Z`) + retentionDays * dayLength);
  await VisitModel.updateOne(
    { _id: markOf(key, 'visit', tenantId, sessionId, day), tenantId },
    {
      $setOnInsert: { person: markOf(key, 'person', tenantId, userId), day, expiresAt },
      $min: { firstAt },
      $max: { lastAt },
    },
    { upsert: true },
  );
}
