import type { UsageFigures } from '@harambee/domain/schemas';

/** A spreadsheet must not take a name for a formula, nor a comma in it for the next cell. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every figure of the page as rows of section, name and value; exact, not shortened. */
export function analyticsRows({
  overview,
  drafting,
  impact,
  engagement,
}: UsageFigures): (string | number)[][] {
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
    ['Overview', 'Completion Rate (%)', overview.completionRate],
    ['Overview', 'Growth Rate (%)', overview.growthRate],
    ['Drafting Statistics', 'Drafts started', drafting.draftsStarted],
    ['Drafting Statistics', 'Drafts completed', drafting.draftsCompleted],
    ['Drafting Statistics', 'Completion rate (%)', drafting.completionRate],
    ['Drafting Statistics', 'Average draft time (minutes)', drafting.averageDraftTime],
    ['Drafting Statistics', 'Sections generated', drafting.sectionGenerations],
    ['Impact Statistics', 'Points awarded', impact.totalPointsAwarded],
    ['Impact Statistics', 'Average points per user', impact.averagePointsPerUser],
    ['Impact Statistics', 'Badges earned', impact.badgesEarned],
    ['Impact Statistics', 'Level-ups', impact.levelUps],
    ...templates,
    ...performers,
    ['Engagement Statistics', 'Sessions', engagement.totalSessions],
    ['Engagement Statistics', 'Average session (minutes)', engagement.averageSessionDuration],
    ['Engagement Statistics', 'Active users', engagement.activeUsers],
    ['Engagement Statistics', 'Retention rate (%)', engagement.retentionRate],
    ['Engagement Statistics', 'Error rate (%)', engagement.errorRate],
    ...features,
  ];
}

/** The figures as CSV for any spreadsheet: the mark at the start lets it read every script, the first row says what this is. */
export function analyticsCsv(figures: UsageFigures, title: string): string {
  const rows = [[title], ['Section', 'Figure', 'Value'], ...analyticsRows(figures)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
