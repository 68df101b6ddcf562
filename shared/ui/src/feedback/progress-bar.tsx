import styled from '@emotion/styled';

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** 0 to 100; absent if the progress is unknown. */
  value?: number;
  /** Replaces "58%" for screen readers: "part 5 of 8". */
  valueText?: string;
}

const Track = styled.div`
  height: 6px; border-radius: 6px; background: var(--line); overflow: hidden;
  & > i { display: block; height: 100%; border-radius: 6px; background: var(--primary); transition: width var(--slow) var(--ease); }
  &:not([aria-valuenow]) > i { width: 40%; opacity: .7; }
  @media (forced-colors: active) { border: 1px solid CanvasText; & > i { background: Highlight; } }
`;

/** A plain progress bar. Points have the rope. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <i style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </Track>
  );
}
