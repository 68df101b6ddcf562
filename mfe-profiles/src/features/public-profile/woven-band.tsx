import { sdgs } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Band = styled.svg`
  height: 56px; width: 100%; display: block; background: var(--primary-tint); print-color-adjust: exact; forced-color-adjust: none;
  @media print { height: 20px; }
`;

export interface Thread {
  color: string;
  /** Share of the height. */
  width: number;
}

/**
 * Threads from top to bottom: the first goal is the cloth, and the others are woven into it, each thinner than
 * the previous one.
 */
export function threadsOf(goals: readonly number[]): Thread[] {
  const [cloth, ...others] = goals.flatMap((goal) => sdgs[goal - 1]?.color ?? []);
  if (cloth === undefined) return [];
  const gap = others.length > 6 ? 1 : 3;
  const woven = others.flatMap((color, place) => [
    { color, width: Math.max(2, 6 - place) },
    { color: cloth, width: place === others.length - 1 ? 0 : gap },
  ]);
  const total = woven.reduce((sum, { width }) => sum + width, 0);
  // However many threads there are, the cloth stays the widest.
  return [
    { color: cloth, width: Math.max(20, total * 0.6) },
    ...woven,
    { color: cloth, width: Math.max(11, total * 0.3) },
  ].filter(({ width }) => width > 0);
}

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
