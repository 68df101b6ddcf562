import type { BadgeRarity, ShownBadgeId } from '@harambee/domain';

/** The points of a star around 36,36, alternating between outside and inside; the first one points up. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, place) => {
    const radius = place % 2 === 0 ? outer : inner;
    const angle = (place * Math.PI) / points;
    return `${(36 + radius * Math.sin(angle)).toFixed(1)} ${(36 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/**
 * The shape shows how rare a badge is, independent of its color: circle, hexagon, shield, eight-point star,
 * sun.
 */
export const rarityShapes: Record<BadgeRarity, string> = {
  common: 'M36 6a30 30 0 1 1 0 60 30 30 0 1 1 0-60z',
  uncommon: 'M36 5 62.8 20.5v31L36 67 9.2 51.5v-31z',
  rare: 'M36 4 66 14v22c0 15-12 26-30 32C18 62 6 51 6 36V14z',
  epic: star(8, 33, 24.5),
  legendary: star(16, 35, 29),
};

/** The drawing inside; every badge that is shown has one. */
export const emblemGlyphs: Record<ShownBadgeId, string> = {
  first_steps: 'M30 50V25M30 26h15l-3 4.8 3 4.8H30',
  proposal_creator: 'M27 46l1.5-6L42 26.5a2.8 2.8 0 0 1 4 0l.5.5a2.8 2.8 0 0 1 0 4L33 44.5z',
  proposal_master: 'm36 24 3.7 8 8.7 1-6.4 6 1.7 8.7L36 43.4l-7.7 4.3L30 39l-6.4-6 8.7-1z',
  success_champion:
    'M29 25h14v8a7 7 0 0 1-14 0zM29 28h-5c0 5 2 8 5.5 8M43 28h5c0 5-2 8-5.5 8M36 40v6M30.5 48h11',
  active_contributor: 'M26 30h14v9h-8l-4 4v-4h-2zM44 34h2v9h-2v4l-4-4h-5',
  platform_pioneer:
    'M23 42h26c-1.5 4.5-6 6.5-13 6.5S24.5 46.5 23 42zM26 37.5c0-6 2.5-10.5 6.5-13.5 1 5 .8 9-.3 13.5zM36.5 37.5c.2-7 3-12 8-15 1 6 .6 10.5-.8 15z',
  completion_master: 'M28 24h12l5 5v19H28zM40 24v5h5M32 38l3 3 5.5-6',
};
