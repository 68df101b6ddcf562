import { styled } from '@harambee/ui';

export interface RopeProps {
  /** What the points lead to, as text. */
  label: string;
  value: number;
  from: number;
  to: number;
}

const Track = styled.div`
  height: 14px; border-radius: 14px; background: var(--sunken); border: 1px solid var(--line); overflow: hidden; padding: 2px;
  & > i {
    display: block; height: 100%; min-width: 8px; border-radius: 10px; transition: width 1s var(--ease);
    background: linear-gradient(rgb(255 255 255 / .28), transparent 45%, rgb(60 35 0 / .16)),
      repeating-linear-gradient(118deg, var(--accent) 0 8px, color-mix(in srgb, var(--accent) 74%, #6b4300) 8px 9.5px);
  }
  & > i[data-empty] { visibility: hidden; }
  @media (forced-colors: active) { border-color: CanvasText; & > i { background: Highlight; } }
`;

/** The rope: many strands that pull one way. Only for points and levels; everything else uses the plain bar. */
export function Rope({ label, value, from, to }: RopeProps) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={value}
    >
      <i data-empty={share === 0 || undefined} style={{ width: `${share * 100}%` }} />
    </Track>
  );
}
