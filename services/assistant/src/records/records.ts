import {
  badgesFor,
  type CallStatus,
  countedStatuses,
  currencyOf,
  daysUntil,
  earningProposalsPerWeek,
  levelFor,
  type Money,
  MoneyTally,
  type ProposalStatus,
  pointsFor,
  pointsToNextLevel,
  requestedOf,
  standardCurrency,
} from '@harambee/domain';
import { trusted } from 'mongoose';
import { callsOf, type OpenCall, openCalls } from './calls.ts';
import {
  callNamesOf,
  documentsOf,
  fundersOf,
  peopleOf,
  signOffsOf,
  type WholeProposal,
  wholeProposals,
} from './history.ts';
import { KnownAwardModel } from './known-award.model.ts';
import { KnownCallModel } from './known-call.model.ts';
import { type KnownOrganization, KnownOrganizationModel } from './known-organization.model.ts';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { KnownTeamModel } from './known-team.model.ts';
import { leadsOf, openSignOffsOf } from './leads.ts';
import { type TeamOf, teamsOf, workOf } from './teams.ts';

/** A deadline matters until the proposal is sent. */
const openStatuses: readonly ProposalStatus[] = ['draft', 'generating', 'completed', 'failed'];

/** True while a proposal is not sent. */
export const isOpen = (status: ProposalStatus): boolean => openStatuses.includes(status);

/** A group of proposals that count the same way. */
export interface Tally {
  status: ProposalStatus;
  category: string;
  week: string;
  reached: ProposalStatus[];
  currency?: string;
  count: number;
  /** Sum in that currency. */
  amount: number;
}

export interface DueProposal extends KnownProposal {
  daysLeft: number;
}

const longestList = 50;

/** As `requestedOf` returns it. */
const amount = { $ifNull: ['$amount', '$requestedAmount'] };

/** The records of one organization only: the tenant is fixed here and never comes from a text. */
export class Records {
  #tallies: Promise<Tally[]> | undefined;
  #currency: Promise<string | undefined> | undefined;
  #calls: Promise<OpenCall[]> | undefined;
  #proposals: Promise<WholeProposal[]> | undefined;

  constructor(
    private readonly tenantId: string,
    readonly now = Date.now(),
    /** Who asks; empty: nobody has work of their own. */
    readonly userId = '',
  ) {}

  /** What the person who asks leads, and what waits for them (OWNER-09). */
  ownWork(): ReturnType<typeof workOf> {
    return workOf(this.tenantId, this.userId, openStatuses);
  }

  /** Every proposal with its funder and its history, the newest first. */
  proposals(): Promise<WholeProposal[]> {
    this.#proposals ??= wholeProposals(this.tenantId);
    return this.#proposals;
  }

  /** What a question can name. */
  async names() {
    const { tenantId } = this;
    const [organization, proposals, funders, people, documents, calls] = await Promise.all([
      this.organization(),
      this.proposals(),
      fundersOf(tenantId),
      peopleOf(tenantId),
      documentsOf(tenantId),
      callNamesOf(tenantId),
    ]);
    return { organization: organization?.name ?? '', proposals, funders, people, documents, calls };
  }

  /** The name of who leads a proposal; '' for nobody. */
  async leadOf(proposalId: string): Promise<string> {
    const { tenantId } = this;
    const [team, people] = await Promise.all([
      KnownTeamModel.findOne({ _id: proposalId, tenantId }, { ownerId: 1 }).lean(),
      peopleOf(tenantId),
    ]);
    return people.find(({ userId }) => userId === team?.ownerId)?.name ?? '';
  }

  /** The proposals that a person leads, sent ones included. */
  async ledBy(userId: string): Promise<WholeProposal[]> {
    const led = await KnownTeamModel.find({ tenantId: this.tenantId, ownerId: userId }, { _id: 1 }).lean();
    const ids = new Set(led.map(({ _id }) => _id));
    return (await this.proposals()).filter(({ id }) => ids.has(id));
  }

  /** The person who leads each proposal, by ids. */
  leads(): ReturnType<typeof leadsOf> {
    return leadsOf(this.tenantId);
  }

  openSignOffs(): ReturnType<typeof openSignOffsOf> {
    return openSignOffsOf(this.tenantId);
  }

  signOffs(filter: { proposalId: string } | { userId: string }): ReturnType<typeof signOffsOf> {
    return signOffsOf(this.tenantId, filter);
  }

  /** The people of these proposals, or of all that are not sent. */
  teams(ids?: readonly string[]): Promise<TeamOf[]> {
    return teamsOf(this.tenantId, ids, openStatuses);
  }

  /** Counted in the database, from an index. */
  tallies(): Promise<Tally[]> {
    this.#tallies ??= KnownProposalModel.aggregate<Tally>([
      { $match: { tenantId: this.tenantId } },
      {
        $group: {
          _id: {
            ...{ status: '$status', category: '$category', week: '$week', reached: '$reached' },
            currency: '$currency',
            // Separates proposals that request an amount, so that these can be counted.
            asks: { $gt: [amount, 0] },
          },
          count: { $sum: 1 },
          amount: { $sum: amount },
        },
      },
      {
        $project: {
          _id: 0,
          status: '$_id.status',
          category: '$_id.category',
          week: '$_id.week',
          reached: '$_id.reached',
          currency: '$_id.currency',
          count: 1,
          amount: 1,
        },
      },
    ]).exec();
    return this.#tallies;
  }

  /** Unsent proposals with a deadline, the earliest first, overdue ones included. */
  async due(): Promise<DueProposal[]> {
    const found = await KnownProposalModel.find({
      tenantId: this.tenantId,
      status: trusted({ $in: [...openStatuses] }),
      deadline: trusted({ $gt: '' }),
    })
      .sort({ deadline: 1, _id: 1 })
      .limit(500)
      .lean();
    return found.flatMap((proposal) => {
      const daysLeft = daysUntil(proposal.deadline, this.now);
      return daysLeft === undefined ? [] : [{ ...proposal, daysLeft }];
    });
  }

  /** Calls that may still be answered, by deadline (CALL-44). */
  calls(): Promise<OpenCall[]> {
    this.#calls ??= openCalls(this.tenantId, this.now);
    return this.#calls;
  }

  /** The calls of these statuses, answered or turned down ones too. */
  callsIn(statuses: readonly CallStatus[]): Promise<OpenCall[]> {
    return callsOf(this.tenantId, this.now, statuses);
  }

  async ownsCall(callId: string): Promise<boolean> {
    const { tenantId } = this;
    return (await KnownCallModel.exists({ _id: callId, tenantId, isDeleted: false })) !== null;
  }

  /** The newest of a status or category. */
  async list(filter: { statuses?: readonly ProposalStatus[]; category?: string }): Promise<KnownProposal[]> {
    return KnownProposalModel.find({
      tenantId: this.tenantId,
      ...(filter.statuses && { status: trusted({ $in: [...filter.statuses] }) }),
      ...(filter.category && { category: filter.category }),
    })
      .sort({ createdAt: -1 })
      .limit(longestList)
      .lean();
  }

  /** The largest in each currency; without exchange rates they cannot be compared. */
  async largest(): Promise<KnownProposal[]> {
    const { tenantId } = this;
    const sums = await this.sums(await this.tallies());
    const found = await Promise.all(
      sums.map(({ currency }) =>
        currency === standardCurrency
          ? KnownProposalModel.findOne({ tenantId, currency: trusted({ $in: [null, '', currency] }) })
              .sort({ requestedAmount: -1 })
              .lean()
          : KnownProposalModel.findOne({ tenantId, currency }).sort({ amount: -1 }).lean(),
      ),
    );
    const largest = found.flatMap((proposal) => proposal ?? []);
    return largest.length > 0 ? largest : this.list({});
  }

  /** The sum they request in each currency, the organization's own currency first (PROP-49). */
  async sums(tallies: readonly Tally[]): Promise<Money[]> {
    return moneyOf(tallies).sums(await this.#ownCurrency());
  }

  /** What one of them requests, in each currency. */
  async averages(tallies: readonly Tally[]): Promise<Money[]> {
    return moneyOf(tallies).averages(await this.#ownCurrency());
  }

  /** What some proposals request, in each currency. */
  async sumsOf(proposals: readonly KnownProposal[]): Promise<Money[]> {
    const money = new MoneyTally();
    for (const proposal of proposals) money.add(requestedOf(proposal));
    return money.sums(await this.#ownCurrency());
  }

  async #ownCurrency(): Promise<string | undefined> {
    this.#currency ??= this.organization().then((organization) => organization?.currency);
    return this.#currency;
  }

  /**
   * Candidates for a name: proposals with all of its words, some for each word (so that a rare word is not lost among
   * the many matches of a common one), and the newest, in case of a typing mistake.
   */
  async candidates(words: readonly string[]): Promise<KnownProposal[]> {
    const terms = words.slice(0, 12);
    const { tenantId } = this;
    const found = await Promise.all([
      KnownProposalModel.find({ tenantId, words: trusted({ $all: terms }) })
        .limit(50)
        .lean(),
      ...terms.map((word) => KnownProposalModel.find({ tenantId, words: word }).limit(50).lean()),
      KnownProposalModel.find({ tenantId }).sort({ createdAt: -1 }).limit(300).lean(),
    ]);
    return [...new Map(found.flat().map((proposal) => [proposal._id, proposal])).values()];
  }

  async owns(proposalId: string): Promise<boolean> {
    return (await KnownProposalModel.exists({ _id: proposalId, tenantId: this.tenantId })) !== null;
  }

  async organization(): Promise<KnownOrganization | null> {
    return KnownOrganizationModel.findOne({ tenantId: this.tenantId }).lean();
  }

  async impact() {
    const [tallies, awards] = await Promise.all([
      this.tallies(),
      KnownAwardModel.aggregate<{ points: number }>([
        { $match: { tenantId: this.tenantId } },
        { $group: { _id: null, points: { $sum: '$points' } } },
      ]),
    ]);
    const weeks = new Map<string, number>();
    for (const { week, count } of tallies) weeks.set(week, (weeks.get(week) ?? 0) + count);
    const earning = [...weeks.values()].reduce(
      (sum, count) => sum + Math.min(count, earningProposalsPerWeek),
      0,
    );
    const reached = Object.fromEntries(
      countedStatuses.map((status) => [
        status,
        sumOf(tallies.filter((tally) => tally.reached.includes(status))),
      ]),
    ) as Record<(typeof countedStatuses)[number], number>;
    const points = pointsFor({ total: earning, ...reached, awards: awards[0]?.points ?? 0 });
    return {
      points,
      level: levelFor(points),
      toNextLevel: pointsToNextLevel(points),
      badges: badgesFor({ total: sumOf(tallies), ...reached }),
    };
  }
}

export const sumOf = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);

function moneyOf(tallies: readonly Tally[]): MoneyTally {
  const money = new MoneyTally();
  for (const tally of tallies) money.add({ currency: currencyOf(tally), amount: tally.amount }, tally.count);
  return money;
}
