import {
  amountInSums,
  countedStatuses,
  type Money,
  nextStatuses,
  type ProfileSnapshot,
  type ProposalEvent,
  type ProposalSnapshot,
  type ProposalStatus,
} from '@harambee/domain';
import { randomId } from '@harambee/service-kit';

/** What happens to one proposal. */
export interface Story {
  id: string;
  createdAt: Date;
  /** Statuses it goes through after `draft`. */
  path: readonly ProposalStatus[];
  title?: string;
  category?: string;
  requestedAmount?: number;
  /** Of what is asked for; without it, as in events of before 2026-12. */
  money?: Money;
}

const stepLength = 60_000;

/** The events that the proposals service tells of a proposal that goes this way, one a minute. */
export function eventsOf(tenantId: string, story: Story): ProposalEvent[] {
  const { id: proposalId, createdAt, path } = story;
  const reached = new Set<ProposalStatus>();
  let status: ProposalStatus = 'draft';
  const snapshotAt = (revision: number): ProposalSnapshot => ({
    proposalId,
    revision,
    userId: 'someone',
    title: story.title ?? 'Safe water for 14 schools',
    grantId: 'G-1',
    category: story.category ?? 'Education',
    status,
    requestedAmount: story.money
      ? amountInSums(story.money.amount, story.money.currency)
      : (story.requestedAmount ?? 50_000),
    ...story.money,
    deadline: '',
    version: 0,
    reached: [...reached],
    createdAt,
  });
  const created: ProposalEvent = {
    id: randomId(),
    name: 'proposal.created',
    tenantId,
    at: createdAt,
    payload: snapshotAt(0),
  };
  const moves = path.map((to, step): ProposalEvent => {
    const from = status;
    status = to;
    if ((countedStatuses as readonly ProposalStatus[]).includes(to)) reached.add(to);
    const at = new Date(createdAt.getTime() + (step + 1) * stepLength);
    const payload = { ...snapshotAt(step + 1), from, to };
    return { id: randomId(), name: 'proposal.status_changed', tenantId, at, payload };
  });
  return [created, ...moves];
}

/** A way through the state machine, chosen by numbers. */
export function pathBy(choices: readonly number[]): ProposalStatus[] {
  const path: ProposalStatus[] = [];
  let status: ProposalStatus = 'draft';
  for (const choice of choices) {
    const next = nextStatuses(status);
    const to: ProposalStatus | undefined = next[choice % next.length] as ProposalStatus | undefined;
    if (!to) break;
    path.push(to);
    status = to;
  }
  return path;
}

export const completedPath = ['generating', 'completed'] as const;
export const approvedPath = [...completedPath, 'submitted', 'under_review', 'approved'] as const;

export const aStory = (story: Partial<Story> = {}): Story => ({
  id: randomId(),
  createdAt: new Date(),
  path: [],
  ...story,
});

/** A profile as the profiles service tells it. */
export const profileSnapshot = (changes: Partial<ProfileSnapshot> = {}): ProfileSnapshot => ({
  profileId: randomId(),
  revision: 0,
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar, Kenya',
  foundedYear: 2014,
  mission: 'Safe water.',
  sdgs: [6],
  website: '',
  isActive: true,
  onLeaderboard: true,
  facts: [],
  ...changes,
});
