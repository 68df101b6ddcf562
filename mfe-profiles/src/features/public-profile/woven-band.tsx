import { threadsOf } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Band = styled.svg`
  height: 56px; width: 100%; display: block; background: var(--primary-tint); print-color-adjust: exact; forced-color-adjust: none;
  @media print { height: 20px; }
`;

/**
 * A band woven from the organization's goals. It is decoration: the goals are listed below it as text. It is a picture,
 * because the policy of pages forbids style attributes in what the gateway sends.
 */
export function WovenBand({ goals }: { goals: readonly number[] }) {
  const threads = threadsOf(goals);
  const height = threads.reduce((sum, { width }) => sum + width, 0);
  let top = 0;
  return (
    <Band aria-hidden="true" data-part="band" viewBox={`0 0 1 ${height || 1}`} preserveAspectRatio="none">
      {threads.map(({ color, width }) => {
        const y = top;
        top += width;
        return <rect key={y} y={y} width="1" height={width} fill={color} shapeRendering="crispEdges" />;
      })}
    </Band>
  );
}
