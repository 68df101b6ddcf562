import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { room } from '../theme/room.ts';

const shimmer = keyframes`from { background-position: 120% 0; } to { background-position: -80% 0; }`;
const Bone = styled.span`
  display: block; border-radius: 6px; background: linear-gradient(90deg, var(--line-soft) 40%, var(--sunken) 50%, var(--line-soft) 60%) 0 0 / 200% 100%;
  animation: ${shimmer} 1.6s linear infinite;
  @media (forced-colors: active) { border: 1px dashed GrayText; }
`;
const Frame = styled.div`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); display: grid; gap: 14px; padding: 20px;
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px;
  @container ${room.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container ${room.slim} { grid-template-columns: minmax(0, 1fr); }
`;
const Row = styled.div`
  display: grid; grid-template-columns: 1fr 80px 96px; gap: 24px; padding: 8px 0;
  @container ${room.narrow} { grid-template-columns: 1fr 80px; & > :last-of-type { display: none; } }
`;
const FigureRow = styled(Frame)`
  grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 40px; align-content: center;
  @container ${room.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const widths = ['72%', '54%', '64%', '48%'];
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export interface SkeletonProps {
  width?: string | number;
  height?: string | number;
}

/** One bar in place of something that is still loading. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <Bone data-loading aria-hidden="true" style={{ width, height }} />;
}

/** A page while it loads: tells screen readers once, and has the page's own shape. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Frame>
      {places(lines).map((line) => (
        <Skeleton key={line} width={widths[line % widths.length] ?? '60%'} />
      ))}
    </Frame>
  );
}

/** Rows of a list in a card. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <Frame>
      {places(rows).map((row) => (
        <Row key={row}>
          <Skeleton width={widths[row % widths.length] ?? '60%'} />
          <Skeleton />
          <Skeleton />
        </Row>
      ))}
    </Frame>
  );
}

/** The figures at the top of a page; with a note, they are 114 pixels high. */
export function SkeletonFigures({ count = 4, height = 96 }: { count?: number; height?: number }) {
  return (
    <FigureRow style={{ minHeight: height }}>
      {places(count).map((figure) => (
        <div key={figure}>
          <Skeleton width="60%" height={12} />
          <div style={{ height: 12 }} />
          <Skeleton width="40%" height={24} />
        </div>
      ))}
    </FigureRow>
  );
}

/** Cards of a grid, as tall as the real ones. */
export function SkeletonCards({ count = 6, height = 208 }: { count?: number; height?: number }) {
  return (
    <Grid>
      {places(count).map((card) => (
        <Frame key={card} style={{ height, alignContent: 'start' }}>
          <Skeleton width={96} height={22} />
          <Skeleton width={widths[card % widths.length] ?? '60%'} height={18} />
          <Skeleton width="44%" height={12} />
        </Frame>
      ))}
    </Grid>
  );
}
