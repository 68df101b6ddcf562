import { isDuplicateKey } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { emailKeyOf } from './email-key.ts';
import { type StoredUser, UserModel } from './user.model.ts';

type Row = Pick<StoredUser, '_id' | 'tenantId' | 'email' | 'emailKey' | 'emailVerifiedAt' | 'createdAt'>;

/** Who has proved the address comes first, then who came first. */
const byRight = (one: Row, other: Row): number =>
  Number(other.emailVerifiedAt !== undefined) - Number(one.emailVerifiedAt !== undefined) ||
  one.createdAt.getTime() - other.createdAt.getTime();

/**
 * Brings the keys of accounts from before ADR 11 to what they are made as now, at every start: what is right already is not
 * among those asked for. Where two accounts have one address, one gets its key; the other keeps its former one, and all it
 * has, and is found by the way its address was typed. Answers how many stayed so.
 */
export async function migrateAddresses(log: FastifyBaseLogger): Promise<number> {
  // Keys of ASCII letters alone are the same as ever.
  const rows = await UserModel.find({ emailKey: trusted({ $regex: '[^\\x00-\\x7F]' }), leftAt: null }, null, {
    allTenants: true,
  }).lean<Row[]>();
  let kept = 0;
  for (const { _id, tenantId, email, emailKey } of rows.toSorted(byRight)) {
    const next = emailKeyOf(email);
    if (next === emailKey) continue;
    try {
      await UserModel.updateOne({ _id, tenantId, emailKey }, { $set: { emailKey: next } });
    } catch (error) {
      if (!isDuplicateKey(error, 'emailKey')) throw error;
      kept += 1;
      log.warn({ user: _id }, 'another account has this address, too: it is found as it was typed so far');
    }
  }
  return kept;
}
