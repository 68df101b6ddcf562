import { useLatePoints, usePoints } from '../lib/use-points.ts';
import { PointsChipView } from './points-chip-view.tsx';

/** Level and points, with a link to the explanation. */
export function PointsChip() {
  const standing = usePoints();
  useLatePoints();
  return <PointsChipView standing={standing} />;
}
