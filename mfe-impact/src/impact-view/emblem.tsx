import type { BadgeRarity, ShownBadgeId } from '@harambee/domain';
import { styled } from '@harambee/ui';
import { emblemGlyphs, rarityShapes } from './emblem-shapes.ts';

export interface EmblemProps {
  badge: ShownBadgeId;
  rarity: BadgeRarity;
  /** Not earned yet: only an outline. */
  locked?: boolean;
  /** Edge in px. */
  size?: number;
}

const Svg = styled.svg`
  --_fill: var(--_rarity); --_on: var(--on-rarity); flex: none; overflow: visible;
  &[data-rarity='legendary'] { --_fill: var(--legendary-fill); --_on: var(--on-legendary); }
  .shape { fill: var(--_fill); stroke: var(--_rarity); stroke-width: 2; stroke-linejoin: round; }
  .stitch { fill: none; stroke: var(--_on); stroke-opacity: .55; stroke-width: 1.4; stroke-dasharray: 3.2 3.2; }
  .glyph { fill: none; stroke: var(--_on); stroke-width: 2.3; stroke-linecap: round; stroke-linejoin: round; }
  &[data-locked] .shape { fill: var(--sunken); stroke: var(--line-control); stroke-width: 1.5; stroke-dasharray: 4 4; }
  &[data-locked] .stitch { stroke: none; }
  &[data-locked] .glyph { stroke: var(--ink-3); }
  @media (forced-colors: active) { .shape { fill: Canvas; stroke: CanvasText; } .glyph, .stitch { stroke: CanvasText; } }
`;

/** A badge as a sewn patch. It conveys nothing that the text beside it does not. */
export function Emblem({ badge, rarity, locked, size = 72 }: EmblemProps) {
  const look = { '--_rarity': `var(--rarity-${rarity})` };
  return (
    <Svg
      viewBox="0 0 72 72"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-rarity={rarity}
      data-locked={locked || undefined}
      style={look as Record<string, string>}
    >
      <path className="shape" d={rarityShapes[rarity]} />
      <circle className="stitch" cx="36" cy="36" r="22.5" />
      <path className="glyph" d={emblemGlyphs[badge]} />
    </Svg>
  );
}
