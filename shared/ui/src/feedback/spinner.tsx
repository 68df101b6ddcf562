import styled from '@emotion/styled';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface SpinnerProps {
  /** What it waits for. */
  label: string;
  /** Text beside the spinner; without it only screen readers get it. */
  showLabel?: boolean;
  size?: number;
}

const Row = styled.span`
  display: inline-flex; align-items: center; gap: 10px; color: var(--primary-ink);
  & > span { color: var(--ink-2); }
`;

/** Waiting, when there is no skeleton to show. */
export function Spinner({ label, showLabel, size = 22 }: SpinnerProps) {
  return (
    <Row role="status">
      <Icon name="turning" size={size} strokeWidth={2} spin />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Row>
  );
}
