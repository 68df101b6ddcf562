import styled from '@emotion/styled';
import { type ProposalStatus, proposalStatuses, type Tone } from '@harambee/domain';
import { toneIcons } from '../feedback/banner.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';

export interface StatusChipProps {
  tone: Tone;
  label: string;
  icon?: IconName;
  /** The icon is a spinner: the state is temporary. */
  busy?: boolean;
}

const Chip = styled.span`
  display: inline-flex; align-items: center; gap: 5px; height: 22px; padding: 0 8px 0 6px; border-radius: 6px;
  font: 600 var(--t-xs)/16px var(--font-text); white-space: nowrap; flex: none;
  &[data-tone='success'] { background: var(--success-tint); color: var(--success-ink); }
  &[data-tone='warning'] { background: var(--warning-tint); color: var(--warning-ink); }
  &[data-tone='error'] { background: var(--error-tint); color: var(--error-ink); }
  &[data-tone='info'] { background: var(--info-tint); color: var(--info-ink); }
  &[data-tone='pending'] { background: var(--pending-tint); color: var(--pending-ink); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** A status: icon and text first, color second. */
export function StatusChip({ tone, label, icon, busy }: StatusChipProps) {
  return (
    <Chip data-tone={tone}>
      <Icon name={busy ? 'turning' : (icon ?? toneIcons[tone])} size={14} strokeWidth={2} spin={busy} />
      {label}
    </Chip>
  );
}

const statusIcons: Record<ProposalStatus, IconName> = {
  draft: 'pencil',
  generating: 'turning',
  completed: 'check',
  failed: 'alert-triangle',
  submitted: 'send',
  under_review: 'clock',
  approved: 'check-circle',
  rejected: 'close',
  funded: 'coin',
};

/** The status of a proposal; label and tone come from the vocabulary. */
export function ProposalStatusChip({ status }: { status: ProposalStatus }) {
  const { label, tone } = proposalStatuses[status];
  return <StatusChip tone={tone} label={label} icon={statusIcons[status]} busy={status === 'generating'} />;
}
