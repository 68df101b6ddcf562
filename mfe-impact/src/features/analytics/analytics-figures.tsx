import { formatMinutes, formatShare, formatShortCount, leading, namesOrNumber } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { Card, room, styled } from '@harambee/ui';
import { Figure, Figures } from '@harambee/ui/app';
import { BarChart } from '@harambee/ui/charts';
import { sampleChanges } from '../../api/sample-figures.ts';
import { FactList } from './fact-list.tsx';
import { FeatureUsage } from './feature-usage.tsx';
import { knownFigures } from './known-figures.ts';
import { TopPerformers } from './top-performers.tsx';
import type { FigureSource } from './use-figures.ts';

const Grid = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; margin-top: 24px;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
  @container ${room.narrow} { gap: 16px; margin-top: 16px; }
`;

/** Percentages with one decimal, as the service returns them: 73.2. */
const percent = (value: number): string => formatShare(value / 100);

/** A dash replaces a figure that cannot be calculated. */
const shown = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? '–' : format(value);

function templateAnswer(templates: UsageFigures['drafting']['topTemplates']): string {
  const leaders = leading(templates, ({ usage }) => usage);
  const names = namesOrNumber(
    leaders.map(({ template }) => template),
    'templates',
  );
  const total = templates.reduce((sum, { usage }) => sum + usage, 0);
  const [first] = leaders;
  return first ? `${names}, ${first.usage} of ${total} times${leaders.length > 1 ? ' each' : ''}.` : '';
}

function PopularTemplates({ templates }: { templates: UsageFigures['drafting']['topTemplates'] }) {
  return (
    <Card title="Popular Templates">
      {templates.length === 0 ? (
        <p>No template was used in this period.</p>
      ) : (
        <BarChart
          question="Which template is used most?"
          answer={templateAnswer(templates)}
          layout="rows"
          labels={templates.map(({ template }) => template)}
          series={[{ label: 'Uses', values: templates.map(({ usage }) => usage), color: 'var(--primary)' }]}
          showValues
          table={{
            caption: 'Uses of templates in the last 7 days',
            heads: ['Template', 'Uses'],
            rows: templates.map(({ template, usage }) => ({ name: template, cells: [usage] })),
          }}
        />
      )}
    </Card>
  );
}

interface AnalyticsFiguresProps {
  figures: UsageFigures;
  source: FigureSource;
}

/** The overview and the six sections (USAGE-02). */
export function AnalyticsFigures({ figures, source }: AnalyticsFiguresProps) {
  const { overview, drafting, impact, engagement } = figures;
  const known = knownFigures(figures);
  const change = source === 'sample' ? sampleChanges : undefined;
  return (
    <>
      <Figures>
        <Figure
          label="Total Events"
          value={formatShortCount(overview.totalEvents)}
          unit={change?.totalEvents}
        />
        <Figure
          label="Active Users"
          value={formatShortCount(overview.activeUsers)}
          unit={change?.activeUsers}
        />
        <Figure label="Completion Rate" value={shown(known.completionRate, percent)} />
        <Figure
          label="Growth Rate"
          value={shown(known.growthRate, percent)}
          unit={known.growthRate === undefined ? 'no earlier week to compare with' : undefined}
        />
      </Figures>
      <Grid>
        <FactList
          title="Drafting Statistics"
          facts={[
            ['Drafts started', formatShortCount(drafting.draftsStarted)],
            ['Drafts completed', formatShortCount(drafting.draftsCompleted)],
            ['Completion rate', shown(known.completionRate, percent)],
            ['Average draft time', shown(known.averageDraftTime, formatMinutes)],
            ['Sections generated', formatShortCount(drafting.sectionGenerations)],
          ]}
        />
        <FactList
          title="Impact Statistics"
          facts={[
            ['Points awarded', formatShortCount(impact.totalPointsAwarded)],
            ['Average points per user', shown(known.averagePointsPerUser, (points) => points.toFixed(1))],
            ['Badges earned', formatShortCount(impact.badgesEarned)],
            ['Level-ups', formatShortCount(impact.levelUps)],
          ]}
        />
        <PopularTemplates templates={drafting.topTemplates} />
        <TopPerformers performers={impact.topPerformers} />
        <FactList
          title="Engagement Statistics"
          facts={[
            ['Sessions', formatShortCount(engagement.totalSessions)],
            ['Average session', shown(known.averageSession, formatMinutes)],
            ['Active users', formatShortCount(engagement.activeUsers)],
            ['Retention rate', shown(known.retentionRate, percent)],
            ['Error rate', shown(known.errorRate, percent)],
          ]}
        />
        <FeatureUsage features={engagement.featureUsage} />
      </Grid>
    </>
  );
}
