import { formatNumber } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Root = styled.div`
  position: relative; width: 128px; height: 128px; color: var(--on-accent); text-align: center; flex: none;
  svg { position: absolute; inset: 0; }
  span { position: absolute; inset: 36px 0 auto; font-size: 12px; line-height: 14px; font-weight: 600; }
  b { position: absolute; inset: 47px 0 auto; font: 700 42px/44px var(--font-head); letter-spacing: -.03em; }
  b[data-long='3'] { font-size: 30px; }
  b[data-long='4'], b[data-long='5'] { font-size: 21px; }
  @media (forced-colors: active) { color: CanvasText; circle { fill: Canvas; stroke: CanvasText; } }
`;

const rays = Array.from({ length: 16 }, (_, place) => place * 22.5);

/** The level as a sun. */
export function LevelSun({ level }: { level: number }) {
  return (
    <Root role="img" aria-label={`Level ${level}`}>
      <svg width="128" height="128" viewBox="0 0 120 120" aria-hidden="true">
        <g stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round">
          {rays.map((angle) => (
            <path key={angle} d="M60 6v12" transform={`rotate(${angle} 60 60)`} />
          ))}
        </g>
        <circle cx="60" cy="60" r="36" fill="var(--accent)" />
      </svg>
      <span aria-hidden="true">Level</span>
      <b aria-hidden="true" data-long={Math.min(5, String(level).length)}>
        {formatNumber(level)}
      </b>
    </Root>
  );
}
