import { type Actor, isDuplicateKey, markOf, sharedKey } from '@harambee/service-kit';
import { isbot } from 'isbot';
import { trusted } from 'mongoose';
import { findPublic } from '../profiles/profiles.service.ts';
import { ViewCountModel } from './view-count.model.ts';
import { VisitSaltModel } from './visit-salt.model.ts';
import { VisitorModel } from './visitor.model.ts';

/** Who looks, as far as the request tells. Nothing of it is stored. */
export interface Visitor {
  address: string;
  userAgent: string | undefined;
  actor: Actor | null;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
const endOfDay = (at: Date): Date => new Date(Date.parse(`${dayOf(at)}T00:00:00Z`) + 24 * 60 * 60_000);

let known: { day: string; salt: string } | undefined;

/** The day's key: made by the first process that needs it, which throws away those of the days before. */
async function saltOf(now: Date): Promise<string> {
  const day = dayOf(now);
  if (known?.day === day) return known.salt;
  const salt = await sharedKey(
    async () => (await VisitSaltModel.findOne({ _id: day }).lean())?.salt,
    async (made) => {
      await VisitSaltModel.create({ _id: day, salt: made, expiresAt: endOfDay(now) });
      await VisitSaltModel.deleteMany({ _id: trusted({ $lt: day }) });
    },
  );
  known = { day, salt };
  return salt;
}

/** True when this visitor has not seen this profile today. The profile is in the hash, so no two visits can be joined. */
async function isFirstToday(
  { _id, tenantId }: { _id: string; tenantId: string },
  { address, userAgent }: Visitor,
  now: Date,
): Promise<boolean> {
  const mark = markOf(await saltOf(now), [_id, address, userAgent]);
  try {
    await VisitorModel.create({ _id: mark, tenantId, expiresAt: endOfDay(now) });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id')) return false;
    throw error;
  }
}

/**
 * POST /api/ngo/profile/public/{id}/views. Programs and the organization's own people do not count. A crash between
 * the two writes loses one visit and never counts one twice.
 */
export async function countView(profileId: string, visitor: Visitor): Promise<void> {
  const profile = await findPublic(profileId);
  const { userAgent, actor } = visitor;
  if (!userAgent || isbot(userAgent) || actor?.tenantId === profile.tenantId) return;
  const now = new Date();
  if (!(await isFirstToday(profile, visitor, now))) return;
  const month = { tenantId: profile.tenantId, month: monthOf(now) };
  await ViewCountModel.updateOne(month, { $inc: { views: 1 } }, { upsert: true });
}

/** All visits of a tenant's page, and those of this month. */
export async function viewsOf(tenantId: string): Promise<{ total: number; thisMonth: number }> {
  const months = await ViewCountModel.find({ tenantId }).lean();
  const month = monthOf(new Date());
  return {
    total: months.reduce((sum, { views }) => sum + views, 0),
    thisMonth: months.find((counted) => counted.month === month)?.views ?? 0,
  };
}
