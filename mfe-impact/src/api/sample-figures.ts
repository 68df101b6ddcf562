import type { UsagePeriod } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';

/** Milliseconds that the sample takes to load (USAGE-03). */
export const sampleWait = 1_000;

/** Notes beside two figures of the sample (USAGE-07); live figures have none. */
export const sampleChanges = { totalEvents: '+12%', activeUsers: '+5.2%' } as const;

/** Shown by /analytics until an organization has events of its own (USAGE-03). */
export const sampleFigures: Record<UsagePeriod, UsageFigures> = {
  week: {
    overview: {
      totalEvents: 2847,
      activeUsers: 127,
      completionRate: 73.2,
      growthRate: 15.2,
      eventsBefore: 2471,
    },
    drafting: {
      draftsStarted: 157,
      draftsCompleted: 115,
      completionRate: 73.2,
      averageDraftTime: 45,
      sectionGenerations: 920,
      topTemplates: [
        { template: 'Education', usage: 45 },
        { template: 'Healthcare', usage: 38 },
        { template: 'Community Development', usage: 32 },
        { template: 'Environment', usage: 24 },
        { template: 'Youth Development', usage: 18 },
      ],
    },
    impact: {
      totalPointsAwarded: 15_420,
      averagePointsPerUser: 121.4,
      badgesEarned: 89,
      levelUps: 34,
      topPerformers: [
        { userId: 'Upepo Community Trust', points: 1250 },
        { userId: 'Bahari Youth Network', points: 1180 },
        { userId: 'Mlima Health Alliance', points: 1095 },
        { userId: 'Msitu Learning Centre', points: 980 },
        { userId: 'Pwani Women Forum', points: 875 },
      ],
    },
    engagement: {
      totalSessions: 423,
      averageSessionDuration: 78,
      activeUsers: 127,
      retentionRate: 68.5,
      usersBefore: 127,
      featureUsage: [
        { feature: 'Proposals', usage: 234 },
        { feature: 'Rafiki', usage: 189 },
        { feature: 'Impact', usage: 156 },
        { feature: 'Profiles', usage: 125 },
        { feature: 'Command palette', usage: 98 },
      ],
      errorRate: 2.1,
    },
  },
};
