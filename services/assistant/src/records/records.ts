import { type CallStatus, type Money, MoneyTally, requestedOf } from '@harambee/domain';
import { callsOf, type OpenCall, openCalls } from './calls.ts';
import { type WholeProposal, wholeProposals } from './history.ts';
import { KnownCallModel } from './known-call.model.ts';
import { type KnownOrganization, KnownOrganizationModel } from './known-organization.model.ts';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { KnownTeamModel } from './known-team.model.ts';
import { leadsOf, openSignOffsOf } from './leads.ts';
import { callNamesOf, documentsOf, fundersOf, peopleOf } from './names.ts';
import { candidatesOf, type DueProposal, dueOf, openStatuses } from './proposals.ts';
import { type Agreement, agreementsOf, signOffsOf } from './sign-offs.ts';
import { moneyOf, standingOf, type Tally, talliesOf } from './tallies.ts';
import { type TeamOf, teamsOf, workOf } from './teams.ts';

export { isOpen } from './proposals.ts';
export { sumOf } from './tallies.ts';

/** The records of one organization only: the tenant is fixed here and never comes from a text. */
export class Records {
  #tallies: Promise<Tally[]> | undefined;
  #currency: Promise<string | undefined> | undefined;
  #calls: Promise<OpenCall[]> | undefined;
  readonly #callsIn = new Map<string, Promise<OpenCall[]>>();
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

  /** Everybody who must agree with a proposal, and who has on which day (ASSIST-30). */
  agreements(proposalId: string): Promise<Agreement[]> {
    return agreementsOf(this.tenantId, proposalId);
  }

  /** The people of these proposals, or of all that are not sent. */
  teams(ids?: readonly string[]): Promise<TeamOf[]> {
    return teamsOf(this.tenantId, ids, openStatuses);
  }

  /** How many proposals there are of each kind, and what they request. */
  tallies(): Promise<Tally[]> {
    this.#tallies ??= talliesOf(this.tenantId);
    return this.#tallies;
  }

  /** Unsent proposals with a deadline, the earliest first, overdue ones included. */
  due(): Promise<DueProposal[]> {
    return dueOf(this.tenantId, this.now);
  }

  /** Calls that may still be answered, by deadline (CALL-44). */
  calls(): Promise<OpenCall[]> {
    this.#calls ??= openCalls(this.tenantId, this.now);
    return this.#calls;
  }

  /** The calls of these statuses, answered or turned down ones too. */
  callsIn(statuses: readonly CallStatus[]): Promise<OpenCall[]> {
    const key = statuses.join();
    const known = this.#callsIn.get(key) ?? callsOf(this.tenantId, this.now, statuses);
    this.#callsIn.set(key, known);
    return known;
  }

  async ownsCall(callId: string): Promise<boolean> {
    const { tenantId } = this;
    return (await KnownCallModel.exists({ _id: callId, tenantId, isDeleted: false })) !== null;
  }

  /** The sum they request in each currency, the organization's own currency first (PROP-49). */
  async sums(tallies: readonly Tally[]): Promise<Money[]> {
    return moneyOf(tallies).sums(await this.#ownCurrency());
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

  /** Proposals that a name of these words may mean, typing mistakes included. */
  candidates(words: readonly string[]): Promise<KnownProposal[]> {
    return candidatesOf(this.tenantId, words);
  }

  async owns(proposalId: string): Promise<boolean> {
    return (await KnownProposalModel.exists({ _id: proposalId, tenantId: this.tenantId })) !== null;
  }

  async organization(): Promise<KnownOrganization | null> {
    return KnownOrganizationModel.findOne({ tenantId: this.tenantId }).lean();
  }

  /** Points, level and badges. */
  async impact(): ReturnType<typeof standingOf> {
    return standingOf(this.tenantId, await this.tallies());
  }
}
