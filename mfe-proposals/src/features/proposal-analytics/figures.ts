import { type ProposalStatus, proposalStatuses, proposalStatusNames } from '@harambee/domain';
import type { ProposalCard } from '@harambee/domain/schemas';

const day = 86_400_000;

/** The periods of spec 2.14, in days. */
export const periods = {
  '7days': { label: 'Last 7 days', days: 7 },
  '30days': { label: 'Last 30 days', days: 30 },
  '90days': { label: 'Last 90 days', days: 90 },
  '12months': { label: 'Last 12 months', days: 365 },
} as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

export const startOf = (period: Period, now: number): string =>
  new Date(now - periods[period].days * day).toISOString();

/** Above this a grant is large (spec 9). */
const largeGrant = 1_000_000;

/** $X.XM above one million, else $XK rounded (spec 9). */
export function shortMoney(amount: number): string {
  return amount > 1_000_000 ? `$${(amount / 1_000_000).toFixed(1)}M` : `$${Math.round(amount / 1_000)}K`;
}

/** One decimal (spec 9). */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** First letter capitalised, first underscore a space (spec 9). */
export const categoryLabel = (category: string): string =>
  category.charAt(0).toUpperCase() + category.slice(1).replace('_', ' ');

const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total);

/** The metric cards, from the proposals of the period (formulas of spec 9). */
export function metricsOf(proposals: ProposalCard[], now: number) {
  const is = (...statuses: ProposalStatus[]) =>
    proposals.filter(({ status }) => statuses.includes(status)).length;
  const total = proposals.length;
  const asked = proposals.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
  return {
    total,
    successRate: shareOf(is('approved', 'funded'), total),
    averageValue: shareOf(asked, total),
    // Each proposal once, however many reasons there are (reading A-12).
    needsAttention: proposals.filter(
      ({ status, requestedAmount }) =>
        status === 'draft' || status === 'rejected' || requestedAmount > largeGrant,
    ).length,
    grants: new Set(proposals.map(({ grantId }) => grantId).filter(Boolean)).size,
    recent: proposals.filter(({ createdAt }) => Date.parse(createdAt) > now - 7 * day).length,
  };
}

/** Created and updated on each of the last seven days, today last. */
export function dailySummary(proposals: ProposalCard[], now: number) {
  return Array.from({ length: 7 }, (_, place) => {
    const date = new Date(now - (6 - place) * day).toISOString().slice(0, 10);
    return {
      date,
      created: proposals.filter(({ createdAt }) => createdAt.startsWith(date)).length,
      updated: proposals.filter(({ updatedAt }) => updatedAt.startsWith(date)).length,
    };
  });
}

export function statusGroups(proposals: ProposalCard[]) {
  return proposalStatusNames
    .map((status) => ({
      status,
      label: proposalStatuses[status].label,
      count: proposals.filter((proposal) => proposal.status === status).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Texts by the month in which their proposal was begun. */
export function timelineOf(proposals: ProposalCard[]) {
  const months = new Map<string, { period: string; generated: number; completed: number; failed: number }>();
  for (const { createdAt, status, version } of proposals) {
    const period = createdAt.slice(0, 7);
    const row = months.get(period) ?? { period, generated: 0, completed: 0, failed: 0 };
    if (version > 0 || status === 'generating') row.generated += 1;
    if (version > 0 && status !== 'failed') row.completed += 1;
    if (status === 'failed') row.failed += 1;
    months.set(period, row);
  }
  return [...months.values()]
    .filter(({ generated, failed }) => generated + failed > 0)
    .sort((one, other) => one.period.localeCompare(other.period));
}

/** Approved, funded and completed count as 100% success, rejected as 0%, everything else as 50% (spec 4). */
const successOf = (status: ProposalStatus): number => {
  if (status === 'rejected') return 0;
  return (['approved', 'funded', 'completed'] as ProposalStatus[]).includes(status) ? 1 : 0.5;
};

/** By category, the largest first (spec 9). */
export function categoriesOf(proposals: ProposalCard[]) {
  const categories = new Map<string, ProposalCard[]>();
  for (const proposal of proposals) {
    if (!proposal.category) continue;
    categories.set(proposal.category, [...(categories.get(proposal.category) ?? []), proposal]);
  }
  return [...categories]
    .map(([category, members]) => ({
      category,
      label: categoryLabel(category),
      count: members.length,
      successRate: members.reduce((sum, { status }) => sum + successOf(status), 0) / members.length,
      averageAmount: members.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0) / members.length,
    }))
    .sort((one, other) => other.count - one.count);
}
