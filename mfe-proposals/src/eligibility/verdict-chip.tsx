import { type EligibilityVerdict, eligibilityVerdicts } from '@harambee/domain';
import type { IconName } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';

const icons: Record<EligibilityVerdict, IconName> = { yes: 'check', no: 'close', ask: 'search' };

/** Yes, no or ask: a word and an icon first, the color second. */
export const VerdictChip = ({ verdict, label }: { verdict: EligibilityVerdict; label?: string }) => (
  <StatusChip
    {...eligibilityVerdicts[verdict]}
    icon={icons[verdict]}
    {...(label !== undefined && { label })}
  />
);
