import { badgeIds, badgesFor, type DomainEvent } from '@harambee/domain';
import { createOnce, derivedId, event } from '@harambee/service-kit';
import type { Organization } from '../organizations/organization.model.ts';
import { badgeCountsOf } from './badge-counts.ts';
import { type Milestone, MilestoneModel } from './milestone.model.ts';

type MilestoneEvent = DomainEvent<'impact.level_reached'> | DomainEvent<'impact.badge_earned'>;

const earnedBadges = ({ counts }: Organization) =>
  badgesFor(badgeCountsOf(counts)).filter(({ earned }) => earned);

/**
 * The levels and badges that an organization has reached but that were not announced, each with the event that
 * announces it.
 */
export function newMilestones(
  organization: Organization,
): { milestone: Milestone; announcement: MilestoneEvent }[] {
  const { tenantId, level, points, announced } = organization;
  const badges = earnedBadges(organization).filter(({ id }) => !announced.badges.includes(id));
  const found: [name: string, announcement: MilestoneEvent][] = [
    ...(level > announced.level
      ? [
          [`level:${level}`, event('impact.level_reached', tenantId, { level, points })] as [
            string,
            MilestoneEvent,
          ],
        ]
      : []),
    ...badges.map(({ id, name }): [string, MilestoneEvent] => [
      `badge:${id}`,
      event('impact.badge_earned', tenantId, { badgeId: id, name }),
    ]),
  ];
  return found.map(([name, announcement]) => ({
    milestone: { _id: derivedId(tenantId, name), tenantId, name, at: announcement.at },
    announcement,
  }));
}

/** What has been announced once the new milestones are. */
export function announcedWith(organization: Organization): Organization['announced'] {
  const { level, announced } = organization;
  const badges = new Set([...announced.badges, ...earnedBadges(organization).map(({ id }) => id)]);
  return {
    level: Math.max(level, announced.level),
    // In the order of the catalog, whichever came first.
    badges: badgeIds.filter((id) => badges.has(id)),
  };
}

/**
 * Announces new levels and badges, each exactly once: a milestone and its event are one write under an id that
 * follows from its content.
 */
export async function announce(organization: Organization): Promise<Organization> {
  for (const { milestone, announcement } of newMilestones(organization)) {
    const record = { ...milestone, outbox: [announcement] };
    await createOnce(MilestoneModel, record);
  }
  return { ...organization, announced: announcedWith(organization) };
}
