import { sdgs } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Band = styled.div`
  height: 56px; display: flex; flex-direction: column; background: var(--primary-tint); print-color-adjust: exact; forced-color-adjust: none;
  & > i { display: block; flex: 1 1 0; }
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

/** A band woven from the organization's goals. It is decoration: the goals are listed below it as text. */
export function WovenBand({ goals }: { goals: readonly number[] }) {
  return (
    <Band aria-hidden="true" data-part="band">
      {threadsOf(goals).map(({ color, width }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thread is its place
        <i key={place} style={{ background: color, flexGrow: width }} />
      ))}
    </Band>
  );
}
