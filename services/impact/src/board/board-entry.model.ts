import { type LeaderboardPeriod, leaderboardPeriods } from '@harambee/domain';
import type { LeaderboardEntry } from '@harambee/domain/schemas';
import { countedPlugin, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** The score and rank data of a period: see `board-scores.ts`. */
export interface Score {
  score: number;
  /** Points of the window before the one of `score`. */
  before: number;
}

/**
 * A row of the leaderboard: what the public call returns, and the scores that order it. Of an organization that
 * is not listed, only the revision stays.
 */
export interface BoardEntry {
  /** The tenant's id. */
  _id: string;
  tenantId: string;
  /** Of the organization's record: an older one never replaces a newer one. */
  revision: number;
  listed: boolean;
  /** Of its public page. */
  profileId?: string;
  name?: string;
  location?: string;
  category?: string;
  stats?: LeaderboardEntry['stats'];
  scores?: Record<LeaderboardPeriod, Score>;
}

const { count } = fields;
const score = new Schema<Score>({ score: count, before: count }, { _id: false });

const boardEntry = new Schema<BoardEntry>(
  {
    _id: String,
    tenantId,
    revision: { type: Number, required: true },
    listed: { type: Boolean, required: true },
    profileId: String,
    name: String,
    location: String,
    category: String,
    stats: {
      type: new Schema(
        { total: count, completed: count, approved: count, underReview: count },
        { _id: false },
      ),
      default: undefined,
    },
    scores: {
      type: new Schema(Object.fromEntries(leaderboardPeriods.map((period) => [period, { type: score }])), {
        _id: false,
      }),
      default: undefined,
    },
  },
  { collection: 'impact_board', versionKey: false },
);

// The leaderboard is one list of all tenants, so these indexes cannot start with the tenant: reading a page
// scans one of them, and a rank is a count of its keys. This collection contains nothing that the public call
// does not return.
for (const period of leaderboardPeriods) {
  boardEntry.index({ listed: 1, [`scores.${period}.score`]: -1, _id: 1 });
  boardEntry.index({ listed: 1, category: 1, [`scores.${period}.score`]: -1, _id: 1 });
}
boardEntry.plugin(tenantPlugin);
boardEntry.plugin(countedPlugin, { fields: ['listed', 'category', 'scores'], acrossTenants: true });
boardEntry.index({ tenantId: 1 });

export const BoardEntryModel = model<BoardEntry>('ImpactBoardEntry', boardEntry);
