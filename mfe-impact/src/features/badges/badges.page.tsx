import { badgeCatalog, badgePercent, numberWord, paths } from '@harambee/domain';
import type { Badge } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { Button, EmptyState, ErrorState, Page, ProgressBar, room, styled } from '@harambee/ui';
import { Loading, SkeletonCards } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { useGetBadgesQuery } from '../../api/impact.api.ts';
import { useReportedFailure } from '../../impact-view/use-reported-failure.ts';
import { countOf } from '../../impact-view/words.ts';
import { BadgeCard } from './badge-card.tsx';
import { BadgeDetail } from './badge-detail.tsx';
import { BadgeTools } from './badge-tools.tsx';
import { narrowed, useBadgeFilters } from './use-badge-filters.ts';

const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px;
  @container ${room.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
const Earned = styled.div`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 18px 20px;
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px 24px; align-items: center;
  & > b { font: 600 28px/36px var(--font-head); letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  & > b small { font: 400 var(--t-sm)/20px var(--font-text); color: var(--ink-3); letter-spacing: 0; margin-left: 8px; }
  & > span { font-weight: 600; font-variant-numeric: tabular-nums; }
  @container ${room.narrow} { padding: 14px 16px; gap: 8px 16px; & > b { font-size: 24px; } }
`;

function EarnedCount({ badges }: { badges: Badge[] }) {
  const earned = badges.filter((badge) => badge.earned).length;
  const percent = badgePercent(earned);
  return (
    <Earned>
      <b>
        {earned}
        <small>of {badges.length} earned</small>
      </b>
      <ProgressBar
        label="Badges earned"
        value={percent}
        valueText={`${earned} of ${badges.length}, ${percent}%`}
      />
      <span>{percent}%</span>
    </Earned>
  );
}

function BadgeGrid({ badges }: { badges: Badge[] }) {
  const tools = useBadgeFilters();
  const shown = narrowed(badges, tools.filters);
  // Announced when a filter changed it, not when the page opens.
  const counted = useRef(shown.length);
  useEffect(() => {
    if (counted.current !== shown.length) announce(`${countOf(shown.length, 'badge')} shown`);
    counted.current = shown.length;
  }, [shown.length]);
  return (
    <>
      <EarnedCount badges={badges} />
      <BadgeTools {...tools} />
      {shown.length === 0 ? (
        <EmptyState
          picture="badge"
          title="No matching badges"
          text="Try another word, or show all badges."
          action={<Button onClick={tools.reset}>Show all badges</Button>}
        />
      ) : (
        <Grid aria-label="Badges">
          {shown.map((badge) => (
            <BadgeCard key={badge.id} badge={badge} onOpen={() => tools.set({ badge: badge.id })} />
          ))}
        </Grid>
      )}
      <BadgeDetail
        badge={badges.find(({ id }) => id === tools.open)}
        onClose={() => tools.set({ badge: '' })}
      />
    </>
  );
}

/** /impact/badges: all badges of the catalog, with their progress. */
export function BadgesPage() {
  const badges = useGetBadgesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = badges;
  useReportedFailure(badges, 'badges');
  return (
    <Page
      title="Badges"
      description={`${numberWord(badgeCatalog.length)} ways your work is recognized. Once earned, a badge is yours for good.`}
      back={{ to: paths.impact, label: 'Back to Impact' }}
    >
      {data ? (
        <BadgeGrid badges={data} />
      ) : isError ? (
        <ErrorState
          title="We couldn't load your badges"
          text="They are safe. We calculate them from your proposals."
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading badges">
          <SkeletonCards height={264} />
        </Loading>
      )}
    </Page>
  );
}
