import { countedStatuses, type ProposalStatus } from '@harambee/domain';
import { trusted } from 'mongoose';
import { listIndexes, ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { longestHistory } from './status-change.ts';

/** What the figures ask of a proposal. Thousands of proposals share a few dozen of these. */
export interface Trait {
  status: ProposalStatus;
  week: string;
  reached: ProposalStatus[];
}
export interface Group extends Trait {
  count: number;
}

type Recent = Trait & Pick<ProposalRecord, '_id' | 'createdAt' | 'history' | 'revision'>;

interface Base {
  /** The moment that `groups` speaks of. */
  at: Date;
  groups: Group[];
}

/** So many changes are added up quickly; after more of them the sum is made anew. */
const mostRecent = 200;
/** Organisations whose sum is remembered: a few kilobytes each. */
const mostTenants = 1_000;

const keyOf = ({ status, week, reached }: Trait) => `${status} ${week} ${[...reached].sort().join()}`;

function merge(groups: Group[], changes: { trait: Trait; by: number }[]): Group[] {
  const merged = new Map(groups.map((group) => [keyOf(group), { ...group }]));
  for (const { trait, by } of changes) {
    const key = keyOf(trait);
    const group = merged.get(key) ?? { ...trait, count: 0 };
    group.count += by;
    merged.set(key, group);
  }
  return [...merged.values()].filter(({ count }) => count !== 0);
}

/** What a proposal counted as at a moment, by its history: undefined before it was made. */
function traitAt({ createdAt, history, week }: Recent, at: Date): Trait | undefined {
  if (createdAt >= at) return undefined;
  const passed = history.filter((change) => change.at < at).map(({ to }) => to);
  const status = passed.at(-1);
  // A history that was cut, or brought in from elsewhere, cannot say it.
  if (!status || history.length >= longestHistory) throw new UnknownPast();
  const counted: readonly ProposalStatus[] = countedStatuses;
  return { status, week, reached: [...new Set(passed.filter((name) => counted.includes(name)))] };
}
class UnknownPast extends Error {}

/**
 * How many proposals of an organisation are in which status, of which week, and have reached what; exact the moment after
 * a write. Adding up every card costs 5 µs for each of them, so the sum of what lies a minute back is remembered, and only
 * what has changed since is read: `history` says what those counted as before. A counter beside the cards would need a
 * second write, which a crash can part from the first.
 */
export class TenantTally {
  readonly #settledMs: number;
  readonly #bases = new Map<string, Base>();

  /** A write takes less than `settledMs` from the reading of its clock until it is there for all. */
  constructor(settledMs = 60_000) {
    this.#settledMs = settledMs;
  }

  async groups(tenantId: string, now = new Date()): Promise<Group[]> {
    const base = this.#bases.get(tenantId);
    if (base) {
      const recent = await this.#since(tenantId, base.at);
      if (recent.length <= mostRecent) {
        try {
          return merge(base.groups, [...at(recent, base.at, -1), ...present(recent, 1)]);
        } catch (error) {
          if (!(error instanceof UnknownPast)) throw error;
        }
      }
    }
    return this.#addUp(tenantId, new Date(now.getTime() - this.#settledMs));
  }

  /** The whole sum; remembered as of `moment` when nothing changed while it was made. */
  async #addUp(tenantId: string, moment: Date): Promise<Group[]> {
    this.#bases.delete(tenantId);
    const before = await this.#since(tenantId, moment);
    const rows = await ProposalModel.aggregate<{ _id: Trait; count: number }>([
      { $match: { tenantId } },
      { $group: { _id: { status: '$status', week: '$week', reached: '$reached' }, count: { $sum: 1 } } },
    ]);
    const after = await this.#since(tenantId, moment);
    const groups = rows.map(({ _id, count }) => ({ ..._id, count }));
    const isStill = before.length <= mostRecent && revisions(before) === revisions(after);
    if (isStill) this.#remember(tenantId, moment, groups, before);
    return groups;
  }

  #remember(tenantId: string, moment: Date, groups: Group[], recent: Recent[]): void {
    try {
      const past = merge(groups, [...present(recent, -1), ...at(recent, moment, 1)]);
      const [oldest] = this.#bases.keys();
      if (oldest !== undefined && this.#bases.size >= mostTenants) this.#bases.delete(oldest);
      this.#bases.set(tenantId, { at: moment, groups: past });
    } catch (error) {
      if (!(error instanceof UnknownPast)) throw error;
    }
  }

  #since(tenantId: string, moment: Date): Promise<Recent[]> {
    return ProposalModel.find({ tenantId, updatedAt: trusted({ $gte: moment }) })
      .select({
        status: 1,
        week: 1,
        reached: 1,
        createdAt: 1,
        revision: 1,
        'history.to': 1,
        'history.at': 1,
      })
      .hint(listIndexes.updated)
      .sort({ updatedAt: -1, _id: -1 })
      .limit(mostRecent + 1)
      .lean<Recent[]>();
  }
}

const revisions = (cards: Recent[]) => cards.map(({ _id, revision }) => `${_id} ${revision}`).join();

const present = (cards: Recent[], by: number) => cards.map((trait) => ({ trait: pick(trait), by }));

const at = (cards: Recent[], moment: Date, by: number) =>
  cards.flatMap((card) => {
    const trait = traitAt(card, moment);
    return trait ? [{ trait, by }] : [];
  });

const pick = ({ status, week, reached }: Trait): Trait => ({ status, week, reached });
