import { isDeepStrictEqual } from 'node:util';
import { earningProposalsPerWeek, pointsOfReason } from '@harambee/domain';
import { derivedId } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import type { KnownProposal } from '../proposals/known-proposal.model.ts';
import { DaySumModel } from './day-sum.model.ts';
import { type DaySum, emptyDay, sumDays } from './day-sums.ts';
import { entriesOf } from './ledger-entries.ts';
import { type LedgerEntry, LedgerEntryModel } from './ledger-entry.model.ts';

/**
 * Updates the ledger to the known states of proposals of one organization, and returns the days that changed. The limit
 * of a week is applied once for all of them.
 */
export async function enterProposals(
  tenantId: string,
  proposals: readonly KnownProposal[],
): Promise<string[]> {
  const entries = proposals.flatMap(entriesOf);
  const before = new Map((await findOrAdd(tenantId, entries)).map((entry) => [entry._id, entry]));
  const days = new Set<string>();
  for (const entry of entries) {
    days.add(entry.day);
    const there = before.get(entry._id);
    if (!there) continue;
    days.add(there.day);
    if (there.at > entry.at) for (const day of await predate(entry)) days.add(day);
  }
  const weeks = entries.filter(({ reason }) => reason === 'created').map(({ week }) => week);
  const ofWeeks = await Promise.all([...new Set(weeks)].map((week) => limitWeek(tenantId, week)));
  return [...new Set([...days, ...ofWeeks.flat()])];
}

const entriesAmong = (tenantId: string, ids: readonly string[]) =>
  LedgerEntryModel.find({ tenantId, _id: trusted({ $in: [...ids] }) }).lean<LedgerEntry[]>();

/** Writes entries. Returns those that were there before, also if another process has written them meanwhile. */
async function findOrAdd(tenantId: string, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const there = await entriesAmong(
    tenantId,
    entries.map(({ _id }) => _id),
  );
  const known = new Set(there.map(({ _id }) => _id));
  const missing = entries.filter(({ _id }) => !known.has(_id));
  if (missing.length === 0) return there;
  const { upsertedIds } = await LedgerEntryModel.bulkWrite(
    missing.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id, tenantId }, update: { $setOnInsert: fields }, upsert: true },
    })),
  );
  const late = missing.filter((_, place) => !(place in upsertedIds)).map(({ _id }) => _id);
  return late.length === 0 ? there : [...there, ...(await entriesAmong(tenantId, late))];
}

/** An earlier time has become known: the entry gets that date. */
async function predate({ _id, tenantId, at, day, week }: LedgerEntry): Promise<string[]> {
  const earlier = { _id, tenantId, at: trusted({ $gt: at }) };
  const before = await LedgerEntryModel.findOneAndUpdate(earlier, { $set: { at, day, week } }).lean();
  return before ? [before.day] : [];
}

/** Of the proposals created in the same week, lets only the first ones earn points. */
async function limitWeek(tenantId: string, week: string): Promise<string[]> {
  const ofWeek = { tenantId, reason: 'created' as const, week };
  const entries = await LedgerEntryModel.find(ofWeek)
    .sort({ at: 1, source: 1 })
    .limit(earningProposalsPerWeek + 1)
    .lean<LedgerEntry[]>();
  if (entries.length <= earningProposalsPerWeek) return [];
  const first = entries.slice(0, earningProposalsPerWeek).map(({ source }) => source);
  const points = pointsOfReason('created');
  const wrong = [
    { ...ofWeek, points: trusted({ $gt: 0 }), source: trusted({ $nin: first }) },
    { ...ofWeek, points: 0, source: trusted({ $in: first }) },
  ];
  const [tooMany = [], tooFew = []] = await Promise.all(
    wrong.map((filter) => LedgerEntryModel.find(filter, { day: 1 }).lean()),
  );
  for (const [entriesToMend, right] of [
    [tooMany, 0],
    [tooFew, points],
  ] as const) {
    const ids = entriesToMend.map(({ _id }) => _id);
    if (ids.length === 0) continue;
    await LedgerEntryModel.updateMany({ tenantId, _id: trusted({ $in: ids }) }, { $set: { points: right } });
  }
  // All days of the week: a crash between the correction and the sums would hide which ones changed.
  return [...new Set((await LedgerEntryModel.distinct('day', ofWeek)) as string[])];
}

/**
 * Adds up these days of the ledger again: the same entries always give the same sum. Returns whether any sum
 * has changed.
 */
export async function sumUpDays(tenantId: string, days: readonly string[]): Promise<boolean> {
  const changes = await Promise.all(days.map((day) => sumUpDay(tenantId, day)));
  return changes.includes(true);
}

async function sumUpDay(tenantId: string, day: string): Promise<boolean> {
  const _id = derivedId(tenantId, day);
  const [entries, before] = await Promise.all([
    LedgerEntryModel.find({ tenantId, day }, { reason: 1, points: 1, day: 1 }).lean(),
    DaySumModel.findOne({ _id, tenantId }, { _id: 0, tenantId: 0 }).lean<DaySum>(),
  ]);
  const sum = sumDays(entries)[0] ?? emptyDay(day);
  if (isDeepStrictEqual(sum, before)) return false;
  await DaySumModel.updateOne({ _id, tenantId }, { $set: sum }, { upsert: true });
  return true;
}
