import { dayOf, defaultUsagePeriod, usagePeriods } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { announce, logNote, saveBlob } from '@harambee/platform';
import { Banner, Button, Page, Spinner, styled } from '@harambee/ui';
import { SkeletonFigures, SkeletonRows, StatusChip } from '@harambee/ui/app';
import { analyticsCsv } from './analytics-csv.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { SourceSwitch } from './source-switch.tsx';
import { type FigureSource, useFigures } from './use-figures.ts';

const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-bottom: 16px; min-height: 36px;`;
const Words = styled.p`margin-bottom: 16px;`;
const Gap = styled.div`margin-bottom: 16px;`;

const { label: periodLabel } = usagePeriods[defaultUsagePeriod];

/** Downloads the figures as a file and logs it (USAGE-06). */
function exportFigures(figures: UsageFigures, source: FigureSource) {
  const today = dayOf(new Date());
  const name = `analytics-${source}-${today}.csv`;
  const title = `Harambee analytics, ${periodLabel}, ${source === 'sample' ? 'sample data' : 'live'}, ${today}`;
  saveBlob(new Blob([analyticsCsv(figures, title)], { type: 'text/csv;charset=utf-8' }), name);
  logNote('Exporting analytics data', { period: defaultUsagePeriod, source, file: name });
  announce(`${name} downloaded`);
}

/** /analytics: how the organization uses the product. */
export function AnalyticsPage() {
  const { source, figures, hasEvents, isLost, isRefreshing, choose, refresh } = useFigures();
  return (
    <Page
      title="Analytics"
      description="How your organization uses Harambee. We count uses, not people."
      actions={
        <>
          <Button icon="refresh" busy={isRefreshing && figures !== undefined} onClick={refresh}>
            Refresh
          </Button>
          <Button
            icon="download"
            disabled={!figures}
            onClick={() => figures && exportFigures(figures, source)}
          >
            Export
          </Button>
        </>
      }
    >
      <Tools>
        <b>{periodLabel}</b>
        {figures && source === 'sample' && <StatusChip tone="pending" icon="info" label="Sample data" />}
        {hasEvents && <SourceSwitch value={source} onChange={choose} />}
      </Tools>
      {isLost && (
        <Gap>
          <Banner
            tone="warning"
            title="We couldn't load your own figures"
            actions={
              <Button small icon="refresh" busy={isRefreshing} onClick={refresh}>
                Retry
              </Button>
            }
          >
            You are seeing sample data.
          </Banner>
        </Gap>
      )}
      {figures ? (
        <AnalyticsFigures figures={figures} source={source} />
      ) : (
        <>
          <Words>
            <Spinner label="Loading analytics..." showLabel size={18} />
          </Words>
          <div aria-busy="true">
            <SkeletonFigures />
            <div style={{ height: 24 }} />
            <SkeletonRows rows={6} />
          </div>
        </>
      )}
    </Page>
  );
}
