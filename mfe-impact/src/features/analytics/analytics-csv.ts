import { csvRow, csvStart } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { knownFigures } from './known-figures.ts';

/** Minutes with two decimals, so that a spreadsheet can add them up. */
const minutes = (value: number | undefined) => value && Math.round(value * 100) / 100;

/** Every figure of the page as rows of section, name and value: exact, not shortened, and empty if unknown. */
export function analyticsRows(figures: UsageFigures): (string | number)[][] {
  const { overview, drafting, impact, engagement } = figures;
  const known = knownFigures(figures);
  const templates = drafting.topTemplates.map(({ template, usage }) => [
    'Popular Templates',
    template,
    usage,
  ]);
  const performers = impact.topPerformers.map(({ userId, points }) => ['Top Performers', userId, points]);
  const features = engagement.featureUsage.map(({ feature, usage }) => ['Feature Usage', feature, usage]);
  return [
    ['Overview', 'Total Events', overview.totalEvents],
    ['Overview', 'Active Users', overview.activeUsers],
    ['Overview', 'Completion Rate (%)', known.completionRate ?? ''],
    ['Overview', 'Growth Rate (%)', known.growthRate ?? ''],
    ['Drafting Statistics', 'Drafts started', drafting.draftsStarted],
    ['Drafting Statistics', 'Drafts completed', drafting.draftsCompleted],
    ['Drafting Statistics', 'Completion rate (%)', known.completionRate ?? ''],
    ['Drafting Statistics', 'Average draft time (minutes)', minutes(known.averageDraftTime) ?? ''],
    ['Drafting Statistics', 'Sections generated', drafting.sectionGenerations],
    ['Impact Statistics', 'Points awarded', impact.totalPointsAwarded],
    ['Impact Statistics', 'Average points per user', known.averagePointsPerUser ?? ''],
    ['Impact Statistics', 'Badges earned', impact.badgesEarned],
    ['Impact Statistics', 'Level-ups', impact.levelUps],
    ...templates,
    ...performers,
    ['Engagement Statistics', 'Sessions', engagement.totalSessions],
    ['Engagement Statistics', 'Average session (minutes)', minutes(known.averageSession) ?? ''],
    ['Engagement Statistics', 'Active users', engagement.activeUsers],
    ['Engagement Statistics', 'Retention rate (%)', known.retentionRate ?? ''],
    ['Engagement Statistics', 'Error rate (%)', known.errorRate ?? ''],
    ...features,
  ];
}

/**
 * The figures as CSV for any spreadsheet. The byte order mark lets it read every script, and the first row says
 * what the file is.
 */
export function analyticsCsv(figures: UsageFigures, title: string): string {
  const rows = [[title], ['Section', 'Figure', 'Value'], ...analyticsRows(figures)];
  return csvStart + rows.map(csvRow).join('');
}
