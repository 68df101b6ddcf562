import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Link } from '../navigation/link.tsx';
import { room } from '../theme/room.ts';

export interface FigureProps {
  label: string;
  value: ReactNode;
  /** Small text after the figure: "ready to send". */
  unit?: ReactNode;
  /** A line below it. */
  note?: ReactNode;
  /** The page that explains the figure; the whole cell is then a link. */
  to?: string;
}

/** Half of the width without padding, for a word of `--chars` characters. */
const fitting = (largest: number, share: number) =>
  `min(${largest}px, calc((${share}cqi - 42px) / (var(--chars, 1) * .58)))`;

/** The longest part that cannot break: an amount of a billion shillings gets a smaller font than a count. */
const longestPart = (value: ReactNode): number =>
  typeof value === 'string' ? Math.max(...value.split(' ').map(({ length }) => length)) : 1;

const twoByTwo = `
  grid-auto-flow: row; grid-template-columns: repeat(2, minmax(0, 1fr));
  & > div:nth-of-type(odd) { border-left: 0; }
  & > div:nth-of-type(n + 3) { border-top: 1px solid var(--line-soft); }
  & > div:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
`;
const Row = styled.div`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden;
  &:empty { display: none; }
  & > div { min-width: 0; }
  & > div + div { border-left: 1px solid var(--line-soft); }
  & > div > * { display: block; height: 100%; padding: 18px 20px 16px; color: inherit; text-decoration: none; }
  /* Four cells side by side only have room for their words on a wide page. */
  @container ${room.medium} {
    &:has(> div:nth-of-type(4)) { ${twoByTwo} }
  }
  @container ${room.narrow} {
    ${twoByTwo}
    & > div > * { padding: 14px 16px 12px; }
  }
`;
const CellLink = styled(Link)`
  transition: background var(--fast);
  &:hover { background: var(--sunken); }
  &:focus-visible { outline-offset: -2px; border-radius: var(--r-card); }
`;
const Label = styled.div`font-size: var(--t-sm); color: var(--ink-2);`;
const Value = styled.div`
  font: 600 ${fitting(28, 25)}/36px var(--font-head); letter-spacing: -.02em; font-variant-numeric: tabular-nums; margin-top: 4px;
  display: flex; align-items: baseline; flex-wrap: wrap; gap: 0 8px;
  small { font: 400 var(--t-sm)/20px var(--font-text); color: var(--ink-3); letter-spacing: 0; min-width: 0; }
  @container ${room.medium} { font-size: ${fitting(28, 50)}; }
  @container ${room.narrow} { font-size: ${fitting(24, 50)}; line-height: 30px; gap: 0 6px; }
`;
const Note = styled.div`font-size: var(--t-xs); line-height: 18px; color: var(--ink-3);`;

const Lost = styled.div`display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; margin-top: 8px; color: var(--ink-2);`;

/** A bar in the middle of the space for the text. */
const Bone = styled.div`
  display: grid; align-items: center;
  &[data-value] { height: 36px; margin-top: 4px; }
  @container ${room.narrow} { &[data-value] { height: 30px; } }
`;

/** Two to four figures side by side in one card. */
export function Figures({ children }: { children: ReactNode }) {
  return <Row data-part="figures">{children}</Row>;
}

/** Replaces a figure that is loading, at the same height. */
export function FigureSkeleton() {
  return (
    <div>
      <div aria-hidden="true">
        <Bone style={{ height: 20 }}>
          <Skeleton width="60%" height={12} />
        </Bone>
        <Bone data-value>
          <Skeleton width="40%" height={24} />
        </Bone>
        <Bone style={{ height: 18 }}>
          <Skeleton width="70%" height={10} />
        </Bone>
      </div>
    </div>
  );
}

/** One figure: its label, its value, and a note. */
export function Figure({ label, value, unit, note, to }: FigureProps) {
  const content = (
    <>
      <Label>{label}</Label>
      <Value style={{ '--chars': longestPart(value) } as CSSProperties}>
        {value}
        {unit && <small>{unit}</small>}
      </Value>
      {note && <Note>{note}</Note>}
    </>
  );
  return (
    <div>
      {to === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this names three lines of text
        <div role="group" aria-label={label}>
          {content}
        </div>
      ) : (
        <CellLink to={to}>{content}</CellLink>
      )}
    </div>
  );
}

export interface LostFigureProps {
  label: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Replaces a figure that failed to load: no number is better than a wrong one. */
export function LostFigure({ label, onRetry, retrying = false }: LostFigureProps) {
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" aria-label={label}>
        <Label>{label}</Label>
        <Lost>
          <span>Could not be loaded</span>
          <Button small icon="refresh" busy={retrying} aria-label={`Retry ${label}`} onClick={onRetry}>
            Retry
          </Button>
        </Lost>
      </div>
    </div>
  );
}
