import { formatMinutes, formatShare, formatShortCount } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { Card, styled } from '@harambee/ui';
import { Figure, Figures } from '@harambee/ui/app';
import { BarChart } from '@harambee/ui/charts';
import { sampleChanges } from '../../api/sample-figures.ts';
import { FactList } from './fact-list.tsx';
import { FeatureUsage } from './feature-usage.tsx';
import { TopPerformers } from './top-performers.tsx';
import type { FigureSource } from './use-figures.ts';

const Grid = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; margin-top: 24px;
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 599px) { gap: 16px; margin-top: 16px; }
`;

/** Percent as the service tells them, 73.2, with one decimal. */
const percent = (value: number): string => formatShare(value / 100);

function templateAnswer(templates: UsageFigures['drafting']['topTemplates']): string {
  const [first] = templates;
  const total = templates.reduce((sum, { usage }) => sum + usage, 0);
  return first ? `${first.template}, ${first.usage} of ${total} times.` : '';
}

function PopularTemplates({ templates }: { templates: UsageFigures['drafting']['topTemplates'] }) {
  return (
    <Card title="Popular Templates">
      {templates.length === 0 ? (
        <p>No template was used in these days.</p>
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

/** The overview and the six sections (spec 2.18) in the formats of spec 9. */
export function AnalyticsFigures({ figures, source }: AnalyticsFiguresProps) {
  const { overview, drafting, impact, engagement } = figures;
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
        <Figure label="Completion Rate" value={percent(overview.completionRate)} />
        <Figure label="Growth Rate" value={percent(overview.growthRate)} />
      </Figures>
      <Grid>
        <FactList
          title="Drafting Statistics"
          facts={[
            ['Drafts started', formatShortCount(drafting.draftsStarted)],
            ['Drafts completed', formatShortCount(drafting.draftsCompleted)],
            ['Completion rate', percent(drafting.completionRate)],
            ['Average draft time', formatMinutes(drafting.averageDraftTime)],
            ['Sections generated', formatShortCount(drafting.sectionGenerations)],
          ]}
        />
        <FactList
          title="Impact Statistics"
          facts={[
            ['Points awarded', formatShortCount(impact.totalPointsAwarded)],
            ['Average points per user', impact.averagePointsPerUser.toFixed(1)],
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
            ['Average session', formatMinutes(engagement.averageSessionDuration)],
            ['Active users', formatShortCount(engagement.activeUsers)],
            ['Retention rate', percent(engagement.retentionRate)],
            ['Error rate', percent(engagement.errorRate)],
          ]}
        />
        <FeatureUsage features={engagement.featureUsage} />
      </Grid>
    </>
  );
}
